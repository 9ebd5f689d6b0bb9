import { atom } from 'jotai';
import { isRecord, parseForeign } from '@dongne/contract';
import { runtime } from '../runtime/runtime';
import { deviceMemory } from '../storage/tab-memory';

const NAME = 'programme';

/** Exclusions of a member's partner programme when last known; empty without a programme. */
export interface KnownProgramme {
  readonly userId: number;
  readonly taken: readonly unknown[];
}

const knownAtom = atom<KnownProgramme | undefined>(undefined);

/** Stored programme of the last member: permissions are known before any response. */
export const knownProgrammeAtom = atom((get) => get(knownAtom));

/** Restores it from storage; call once before the first render. */
export const restoreProgramme = (owner = runtime()): void => owner.store.set(knownAtom, stored());

const stored = (): KnownProgramme | undefined => {
  const parsed = parseForeign(deviceMemory.read(NAME));
  return isKnown(parsed) ? parsed : undefined;
};

const isKnown = (value: unknown): value is KnownProgramme =>
  isRecord(value) && 'userId' in value && Array.isArray(value['taken']);

/** Stores it for this member only. */
export const storeProgramme = (known: KnownProgramme): void => {
  runtime().store.set(knownAtom, known);
  deviceMemory.keep(NAME, JSON.stringify(known));
};

/** Deletes the stored programme. */
export const forgetProgramme = (): void => {
  runtime().store.set(knownAtom, undefined);
  deviceMemory.forget(NAME);
};

/**
 * Updates the stored programme from an account: without a programme nothing is excluded; with one, an empty record is
 * outdated.
 */
export const learnFromAccount = ({ userId, isPartnerUser }: AccountOfPartner): void => {
  if (isPartnerUser === false) return storeProgramme({ userId, taken: [] });
  const known = runtime().store.get(knownAtom);
  if (isPartnerUser === true && known?.userId === userId && known.taken.length === 0) forgetProgramme();
};

interface AccountOfPartner {
  readonly userId: number;
  /** `undefined` if the account was not read. */
  readonly isPartnerUser?: boolean | undefined;
}
