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

/** Running social login. Its check values are derived from state and cookie, not stored. */
export interface Attempt {
  readonly provider: SocialProviderName;
  readonly origin: string;
  readonly state: string;
  /** Nonce expected in the id_token. */
  readonly nonce: string;
  /** PKCE verifier, sent to the token endpoint. */
  readonly verifier: string;
}

/** Length of the state: 256 bits, in characters allowed in cookies and URLs. */
const SECRET_BYTES = 32;
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

interface BrowserState {
  readonly browser: string;
  readonly state: string;
  /** Whether it was started as a proof; proofs and logins are not interchangeable. */
  readonly isProof: boolean;
}

const secretsOf = (config: Pick<Config, 'dataSecret'>, { browser, state, isProof }: BrowserState) => {
  const both = `${browser}.${state}`;
  return {
    key: keyedHash(config, 'social-attempt', isProof ? `${both}.proof` : both),
    nonce: keyedHash(config, 'social-nonce', both),
    verifier: keyedHash(config, 'social-verifier', both),
  };
};

/** Starts an attempt for a browser secret; valid once, for ten minutes. Deletes expired ones. */
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
 * Takes the attempt of a callback; it is over from then on, whatever the result.
 *
 * @throws {Refusal} `VALIDATION` when this browser has no open attempt with that state.
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

/** Error for an attempt that cannot be finished any more. */
export const attemptLost = () => invalidField('code', '로그인을 다시 시도해 주세요');
