import { tabMemory } from '@dongne/platform';
import type { SocialProvider } from './social-api';
import { PROVIDER_FACE } from './providers';

const NAME = 'socialSignIn';

/** What must outlive the way to a provider and back, in this tab only. The server keeps what makes it safe. */
export interface KeptSignIn {
  readonly provider: SocialProvider;
  /** Comes back with the answer: an answer to a question that this tab has not asked is nobody's. */
  readonly state: string;
  /** Where the person wanted to be. */
  readonly path: string | null;
  /** The phone number as far as it was typed. */
  readonly number: string;
}

const isKept = (value: unknown): value is KeptSignIn =>
  typeof value === 'object' &&
  value !== null &&
  'provider' in value &&
  typeof value.provider === 'string' &&
  Object.hasOwn(PROVIDER_FACE, value.provider) &&
  'state' in value &&
  typeof value.state === 'string' &&
  'path' in value &&
  (value.path === null || typeof value.path === 'string') &&
  'number' in value &&
  typeof value.number === 'string';

/** Keeps a sign-in that begins, instead of one that began before. @returns whether it outlives the page: storage may be forbidden or full. */
export const keepSignIn = (kept: KeptSignIn): boolean => {
  const text = JSON.stringify(kept);
  tabMemory.keep(NAME, text);
  try {
    return window.sessionStorage.getItem(NAME) === text;
  } catch {
    return false;
  }
};

/** The sign-in that was begun in this tab; from then on it is forgotten, so that an answer counts once. */
export const takeSignIn = (): KeptSignIn | undefined => {
  const text = tabMemory.read(NAME);
  tabMemory.forget(NAME);
  return text === undefined ? undefined : parse(text);
};

const parse = (text: string): KeptSignIn | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
