import { ACCESS_TOKEN_TTL_MS } from '@dongne/contract';
import { errors } from 'jose';
import { Refusal, type Needs } from '../common';
import { newToken, signToken, verifyToken } from '../config';

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

/**
 * Verifies an access token's signature, issuer and expiry.
 *
 * @throws {Refusal} `EXPIRED_JWT` when it has only expired, `INVALID_JWT` for everything else.
 */
export const verifyAccessToken = async (
  { config, clock }: Needs<'clock' | 'config'>,
  token: string,
): Promise<VerifiedAccess> => {
  try {
    const payload = await verifyToken(config, token, {
      issuer: ISSUER,
      currentDate: clock.now(),
      requiredClaims: ['exp'],
    });
    return { claims: claimsOf(payload), leftMs: (payload.exp ?? 0) * 1_000 - clock.now().getTime() };
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal(cause instanceof errors.JWTExpired ? 'EXPIRED_JWT' : 'INVALID_JWT', { cause });
  }
};
