import { SOCIAL_NAMES, type ClientConfig } from '@dongne/contract';
import { tabMemory } from '@dongne/platform';

const STARTED = 'socialSignIn';
const RETURNED = 'socialProof';

/** A provider that the server's configuration names. */
export type SocialProvider = ClientConfig['socialProviders'][number];

/** Purposes for which a member shows who it is by a linked login. */
export type ProofPurpose = 'phoneChange' | 'withdrawal';

/** A sign-in that outlives the way to a provider and back, in this tab only. The server keeps what makes it safe. */
export interface KeptSignIn {
  readonly provider: SocialProvider;
  /** Comes back with the answer: an answer to a question that this tab has not asked is ignored. */
  readonly state: string;
  /** Where the person wanted to be. */
  readonly path: string | null;
  /** The phone number as far as it was typed. */
  readonly number: string;
  /** A member's proof instead of a login. */
  readonly purpose?: ProofPurpose;
}

/** A provider's answer to a sign-in that is a proof, on its way to the page that asked for it. */
export interface ReturnedProof extends Pick<KeptSignIn, 'provider' | 'state'> {
  readonly purpose: ProofPurpose;
  /** Null where the person has cancelled, or the provider has refused. */
  readonly code: string | null;
  readonly iss: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const isProvider = (value: unknown): boolean => typeof value === 'string' && Object.hasOwn(SOCIAL_NAMES, value);
const isPurpose = (value: unknown): boolean => value === 'phoneChange' || value === 'withdrawal';

const isKept = (value: unknown): value is KeptSignIn =>
  isRecord(value) &&
  isProvider(value['provider']) &&
  typeof value['state'] === 'string' &&
  isTextOrNull(value['path']) &&
  typeof value['number'] === 'string' &&
  (value['purpose'] === undefined || isPurpose(value['purpose']));

const isReturned = (value: unknown): value is ReturnedProof =>
  isRecord(value) &&
  isProvider(value['provider']) &&
  isPurpose(value['purpose']) &&
  typeof value['state'] === 'string' &&
  isTextOrNull(value['code']) &&
  isTextOrNull(value['iss']);

const parse = <T>(text: string | undefined, isIt: (value: unknown) => value is T): T | undefined => {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isIt(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a sign-in that begins, in place of an earlier one. @returns whether it outlives the page: storage may be forbidden or full. */
export const keepSignIn = (kept: KeptSignIn): boolean => {
  const text = JSON.stringify(kept);
  tabMemory.keep(STARTED, text);
  try {
    return window.sessionStorage.getItem(STARTED) === text;
  } catch {
    return false;
  }
};

/** Gives the sign-in that was begun in this tab and forgets it, so that an answer counts once. */
export const takeSignIn = (): KeptSignIn | undefined => {
  const text = tabMemory.read(STARTED);
  tabMemory.forget(STARTED);
  return parse(text, isKept);
};

/** Keeps a provider's answer for the page that asked for a proof. */
export const keepReturnedProof = (returned: ReturnedProof): void => tabMemory.keep(RETURNED, JSON.stringify(returned));

/** Gives the answer that a page waits for and forgets it; an answer for another purpose is forgotten too. */
export const takeReturnedProof = (purpose: ProofPurpose): ReturnedProof | undefined => {
  const returned = parse(tabMemory.read(RETURNED), isReturned);
  tabMemory.forget(RETURNED);
  return returned?.purpose === purpose ? returned : undefined;
};
