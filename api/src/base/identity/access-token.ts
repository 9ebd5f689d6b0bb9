import { ACCESS_TOKEN_TTL_MS } from '@dongne/contract';
import { errors } from 'jose';
import { LRUCache } from 'lru-cache';
import { Refusal, type Needs } from '../common';
import { type Config, newToken, signToken, verifyToken } from '../config';

/** Claims of an access token. The session itself is checked in the database. */
export type AccessClaims =
  | { readonly role: 'member'; readonly memberId: number; readonly sessionId: string }
  | { readonly role: 'shop'; readonly laundryId: number }
  | { readonly role: 'operator' };

/** Verified claims and their expiry. */
export interface VerifiedAccess {
  readonly claims: AccessClaims;
  readonly leftMs: number;
}

const ISSUER = 'dongne';

/** Signs an access token with a lifetime of 30 minutes; ruling. */
export const signAccessToken = (
  { config, clock }: Needs<'clock' | 'config'>,
  claims: AccessClaims,
): Promise<string> => {
  const issuedAt = Math.floor(clock.now().getTime() / 1_000);
  const token = newToken({ ...claims })
    .setIssuer(ISSUER)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_TTL_MS / 1_000);
  return signToken(config, token);
};

const claimsOf = (payload: Readonly<Record<string, unknown>>): AccessClaims => {
  const { role, memberId, sessionId, laundryId } = payload;
  if (role === 'member' && typeof memberId === 'number' && typeof sessionId === 'string') {
    return { role, memberId, sessionId };
  }
  if (role === 'shop' && typeof laundryId === 'number') return { role, laundryId };
  if (role === 'operator') return { role };
  throw new Refusal('INVALID_JWT');
};

interface KnownToken {
  readonly claims: AccessClaims;
  readonly endsAtMs: number;
}

/** Verified tokens, by the secrets that they were verified with. */
const verified = new WeakMap<Config, LRUCache<string, KnownToken>>();
const MOST_VERIFIED = 5_000;

const verifiedBy = (config: Config): LRUCache<string, KnownToken> => {
  const known = verified.get(config) ?? new LRUCache<string, KnownToken>({ max: MOST_VERIFIED });
  verified.set(config, known);
  return known;
};

/**
 * Verifies an access token's signature, issuer and expiry; of a token that was verified before only the expiry, because
 * a signature takes a sixth of a member's Home.
 *
 * @throws {Refusal} `EXPIRED_JWT` when it has only expired, `INVALID_JWT` for everything else.
 */
export const verifyAccessToken = async (
  { config, clock }: Needs<'clock' | 'config'>,
  token: string,
): Promise<VerifiedAccess> => {
  const knownTokens = verifiedBy(config);
  const nowMs = clock.now().getTime();
  const known = knownTokens.get(token);
  if (known !== undefined && known.endsAtMs > nowMs) return { claims: known.claims, leftMs: known.endsAtMs - nowMs };
  try {
    const payload = await verifyToken(config, token, {
      issuer: ISSUER,
      currentDate: clock.now(),
      requiredClaims: ['exp'],
    });
    const claims = claimsOf(payload);
    const endsAtMs = (payload.exp ?? 0) * 1_000;
    knownTokens.set(token, { claims, endsAtMs });
    return { claims, leftMs: endsAtMs - nowMs };
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal(cause instanceof errors.JWTExpired ? 'EXPIRED_JWT' : 'INVALID_JWT', { cause });
  }
};
