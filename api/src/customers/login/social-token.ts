import { SOCIAL_TOKEN_TTL_MS } from '@dongne/contract';
import { errors } from 'jose';
import { invalidField, newToken, type Refusal, type Needs, signToken, verifyToken } from '#base';
import type { ShownIdentity } from './social-repository';

/** Issuer that differs from that of access tokens, so that neither is accepted as the other. */
const ISSUER = 'dongne-social';

const tooLate = (): Refusal => invalidField('socialToken', '로그인 시간이 지났어요. 처음부터 다시 시도해 주세요');

/** Signs a token for an account that the caller has logged in to; valid for ten minutes. */
export const signSocialToken = (
  { config, clock }: Needs<'clock' | 'config'>,
  { provider, subject, accountHint }: ShownIdentity,
): Promise<string> => {
  const issuedAt = Math.floor(clock.now().getTime() / 1_000);
  const token = newToken({ provider, ...(accountHint !== null && { accountHint }) })
    .setIssuer(ISSUER)
    .setSubject(subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SOCIAL_TOKEN_TTL_MS / 1_000);
  return signToken(config, token);
};

/**
 * Account of a social token; undefined without a token.
 *
 * @throws {Refusal} `VALIDATION` for a foreign or expired token.
 */
export const readSocialToken = async (
  { config, clock }: Needs<'clock' | 'config'>,
  token: string | undefined,
): Promise<ShownIdentity | undefined> => {
  if (token === undefined) return undefined;
  try {
    const payload = await verifyToken(config, token, {
      issuer: ISSUER,
      currentDate: clock.now(),
      requiredClaims: ['exp', 'sub'],
    });
    const { provider, sub, accountHint } = payload;
    if (typeof provider === 'string' && sub !== undefined)
      return { provider, subject: sub, accountHint: typeof accountHint === 'string' ? accountHint : null };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw tooLate();
};
