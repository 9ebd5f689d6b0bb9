import { atom } from 'jotai';
import { runtime } from '../runtime/runtime';
import { isRecord, parseForeign } from '../storage/foreign-json';
import { deviceMemory } from '../storage/tab-memory';

const NAME = 'programme';

/** What a member's partner programme took away when it was last known; nothing without a programme. */
export interface KnownProgramme {
  readonly userId: number;
  readonly taken: readonly unknown[];
}

const knownAtom = atom<KnownProgramme | undefined>(undefined);

/** What was learned of the member who was here last: what they may see is known before any answer has come. */
export const knownProgrammeAtom = atom((get) => get(knownAtom));

/** Reads what this browser remembers; called once before the first render. */
export const restoreProgramme = (owner = runtime()): void => owner.store.set(knownAtom, kept());

const kept = (): KnownProgramme | undefined => {
  const parsed = parseForeign(deviceMemory.read(NAME));
  return isKnown(parsed) ? parsed : undefined;
};

const isKnown = (value: unknown): value is KnownProgramme =>
  isRecord(value) && 'userId' in value && Array.isArray(value['taken']);

/** Remembers it, for this member only. */
export const keepProgramme = (known: KnownProgramme): void => {
  runtime().store.set(knownAtom, known);
  deviceMemory.keep(NAME, JSON.stringify(known));
};

/** From now on nothing is known of anybody. */
export const forgetProgramme = (): void => {
  runtime().store.set(knownAtom, undefined);
  deviceMemory.forget(NAME);
};

/** What an account says of a member: without a programme nothing is taken away; with one, what was known without is out of date. */
export const learnFromAccount = ({ userId, isPartnerUser }: AccountOfPartner): void => {
  if (isPartnerUser === false) return keepProgramme({ userId, taken: [] });
  const known = runtime().store.get(knownAtom);
  if (isPartnerUser === true && known?.userId === userId && known.taken.length === 0) forgetProgramme();
};

interface AccountOfPartner {
  readonly userId: number;
  /** `undefined` where the account was not asked. */
  readonly isPartnerUser?: boolean | undefined;
}
