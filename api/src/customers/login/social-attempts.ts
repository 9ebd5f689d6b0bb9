import { randomBytes } from 'node:crypto';
import {
  invalidField,
  type Needs,
  keyedHash,
  type Config,
  type SocialProviderName,
  type Executor,
  type Transaction,
} from '#base';
import { deleteAttempt, deleteExpiredAttempts, insertAttempt } from './social-attempt-repository';
import { SOCIAL_ATTEMPT_MS } from './social-limits';

/** A sign-in under way. What its answer is checked against follows from state and cookie; none of it is kept. */
export interface Attempt {
  readonly provider: SocialProviderName;
  readonly origin: string;
  readonly state: string;
  /** Comes back inside the id_token: it was made for this attempt. */
  readonly nonce: string;
  /** Proves to the token endpoint that who asked is who exchanges (PKCE). */
  readonly verifier: string;
}

/** 256 bits, in letters that fit a cookie and an address. */
const SECRET_BYTES = 32;
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

interface BrowserState {
  readonly browser: string;
  readonly state: string;
  /** Begun to prove a member: its answer serves for nothing else, and no other answer serves for it. */
  readonly isProof: boolean;
}

const secretsOf = (config: Pick<Config, 'tokenSecret'>, { browser, state, isProof }: BrowserState) => {
  const both = `${browser}.${state}`;
  return {
    key: keyedHash(config, 'social-attempt', isProof ? `${both}.proof` : both),
    nonce: keyedHash(config, 'social-nonce', both),
    verifier: keyedHash(config, 'social-verifier', both),
  };
};

/** Begins a sign-in for the browser with that secret; it may be finished once, within ten minutes. Expired ones go. */
export const beginAttempt = async (
  tx: Transaction,
  { config, clock }: Needs<'clock' | 'config'>,
  { browser, provider, origin, isProof }: Omit<BrowserState, 'state'> & Pick<Attempt, 'provider' | 'origin'>,
): Promise<Attempt> => {
  const now = clock.now();
  const state = newSecret();
  const { key, nonce, verifier } = secretsOf(config, { browser, state, isProof });
  await deleteExpiredAttempts(tx, now);
  await insertAttempt(tx, { key, provider, origin, expiresAt: new Date(now.getTime() + SOCIAL_ATTEMPT_MS) });
  return { provider, origin, state, nonce, verifier };
};

/**
 * The sign-in that an answer belongs to. From then on it is over, whatever becomes of the answer.
 *
 * @throws {Refusal} `VALIDATION` when this browser has not begun one with that state, has finished it, or did so too long ago.
 */
export const takeAttempt = async (
  executor: Executor,
  { config, clock }: Needs<'clock' | 'config'>,
  { browser, state, isProof }: Omit<BrowserState, 'browser'> & { readonly browser: string | undefined },
): Promise<Attempt> => {
  if (browser === undefined) throw attemptLost();
  const { key, nonce, verifier } = secretsOf(config, { browser, state, isProof });
  const row = await deleteAttempt(executor, key, clock.now());
  if (row === undefined) throw attemptLost();
  return { ...row, state, nonce, verifier };
};

/** What the person reads where a sign-in cannot be finished any more. */
export const attemptLost = () => invalidField('code', '로그인을 다시 시도해 주세요');
