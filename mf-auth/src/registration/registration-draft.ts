import { parseForeign } from '@dongne/contract';
import { tabMemory } from '@dongne/platform';
import { useEffect } from 'react';
import * as v from 'valibot';

const NAME = 'registrationDraft';

/** Schema of a stored draft, which may be outdated or foreign. */
const DRAFT = v.object({
  /** Number that was verified: another person's draft is not shown. */
  phone: v.string(),
  /** Text of the address search. */
  search: v.string(),
  roadOrLot: v.string(),
  subAddress: v.string(),
  referralCode: v.string(),
});

/**
 * Fields of an unfinished registration that a reload of the tab preserves. Excludes consents, which are given again, and
 * the way in, which may contain a door code.
 */
export type RegistrationDraft = v.InferOutput<typeof DRAFT>;

/** Draft of this tab for the verified number. */
export const readDraft = (phone: string): RegistrationDraft | undefined => {
  const { success, output } = v.safeParse(DRAFT, parseForeign(tabMemory.read(NAME)));
  return success && output.phone === phone ? output : undefined;
};

/** Stores every change of the draft until it is deleted. */
export const useStoredDraft = (draft: RegistrationDraft): void => {
  const text = JSON.stringify(draft);
  useEffect(() => tabMemory.keep(NAME, text), [text]);
};

/** Deletes the draft after the registration. */
export const deleteDraft = (): void => tabMemory.forget(NAME);
