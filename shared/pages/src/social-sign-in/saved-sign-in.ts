import { SOCIAL_NAMES, type ClientConfig, isRecord } from '@dongne/contract';
import { tabMemory } from '@dongne/platform';

const STARTED = 'socialSignIn';
const RETURNED = 'socialProof';

/** Provider named in the server's configuration. */
export type SocialProvider = ClientConfig['socialProviders'][number];

/** Purposes for which a member proves their identity by a linked login. */
export type ProofPurpose = 'phoneChange' | 'withdrawal';

/** Sign-in that survives the redirect to a provider and back, in this tab only. Security checks stay on the server. */
export interface SavedSignIn {
  readonly provider: SocialProvider;
  /** Returned with the response: responses to other requests are ignored. */
  readonly state: string;
  /** Return path. */
  readonly path: string | null;
  /** Phone number as typed so far. */
  readonly number: string;
  /** Set for a member's proof instead of a login. */
  readonly purpose?: ProofPurpose;
}

/** Provider's response to a proof, for the page that requested it. */
export interface ReturnedProof extends Pick<SavedSignIn, 'provider' | 'state'> {
  readonly purpose: ProofPurpose;
  /** Null when the person has cancelled, or the provider has refused. */
  readonly code: string | null;
  readonly iss: string | null;
}

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const isProvider = (value: unknown): boolean => typeof value === 'string' && Object.hasOwn(SOCIAL_NAMES, value);
const isPurpose = (value: unknown): boolean => value === 'phoneChange' || value === 'withdrawal';

const isSavedSignIn = (value: unknown): value is SavedSignIn =>
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

/**
 * Stores a started sign-in in place of an earlier one.
 *
 * @returns whether it survives the page: storage may be blocked or full.
 */
export const saveSignIn = (signIn: SavedSignIn): boolean => {
  const text = JSON.stringify(signIn);
  tabMemory.keep(STARTED, text);
  try {
    return window.sessionStorage.getItem(STARTED) === text;
  } catch {
    return false;
  }
};

/** Takes and clears the stored sign-in, so that a response counts once. */
export const takeSignIn = (): SavedSignIn | undefined => {
  const text = tabMemory.read(STARTED);
  tabMemory.forget(STARTED);
  return parse(text, isSavedSignIn);
};

/** Stores a provider's response for the page that requested a proof. */
export const saveReturnedProof = (returned: ReturnedProof): void => tabMemory.keep(RETURNED, JSON.stringify(returned));

/** Takes and clears the stored response; one for another purpose is dropped. */
export const takeReturnedProof = (purpose: ProofPurpose): ReturnedProof | undefined => {
  const returned = parse(tabMemory.read(RETURNED), isReturned);
  tabMemory.forget(RETURNED);
  return returned?.purpose === purpose ? returned : undefined;
};
