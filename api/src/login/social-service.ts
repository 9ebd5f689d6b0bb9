import { OTP_SENDS_PER_HOUR } from '@dongne/contract';
import { invalidField, type Needs } from '../common';
import { countUse } from '../rate-limit';
import type { LoginDataView } from './login-schemas';
import { logIn } from './login-service';
import { codeExchangeWith, type VouchedAccount } from './social-code-exchange';
import { findMemberByIdentity } from './social-repository';
import type { SocialLoginInput } from './social-schemas';
import { signSocialToken } from './social-token';

const HOUR_MS = 3_600_000;
/** No code by SMS stands behind a social login. */
const NO_PROOF = { otpId: '', otpCode: '' };

/** Login data of an account that belongs to nobody yet: the phone number is proved next, with the token. */
const welcome = async (parts: Needs<'clock' | 'config'>, provider: string, { subject, email }: VouchedAccount) => ({
  ...NO_PROOF,
  isFirst: true,
  isFirstPartnerUser: false,
  isPartnerUser: false,
  phone: '',
  marketingAllowed: false,
  userId: null,
  email,
  provider,
  socialToken: await signSocialToken(parts, { provider, subject }),
});

/**
 * Logs in with an account of another company. Only the provider's lasting name of the account counts: an e-mail
 * address that is the same proves nothing.
 *
 * The login throws a `Refusal`: `VALIDATION` for a code that does not hold and for a provider that is off,
 * `TOO_MANY_REQUESTS` by the limits of login codes, `UNAVAILABLE` when the provider cannot be reached.
 */
export const socialLoginWith = (parts: Needs<'clock' | 'config' | 'database'>) => {
  const { config, clock, database } = parts;
  const exchange = config.google === null ? undefined : codeExchangeWith(config.google, clock);

  return async ({ provider, ...grant }: SocialLoginInput, callerAddress: string): Promise<LoginDataView> => {
    if (provider !== 'GOOGLE' || exchange === undefined)
      throw invalidField('provider', '지금은 쓸 수 없는 로그인이에요.');
    // Counted before the provider is asked, in a transaction of its own: a failed try counts, and no connection waits.
    await database.transaction((tx) =>
      countUse(tx, parts, {
        subject: `social-from:${callerAddress}`,
        max: OTP_SENDS_PER_HOUR.perAddress,
        windowMs: HOUR_MS,
      }),
    );
    const account = await exchange(grant);
    return database.transaction(async (tx) => {
      const member = await findMemberByIdentity(tx, { provider, subject: account.subject });
      if (member === undefined) return welcome(parts, provider, account);
      return { ...(await logIn(tx, parts, { member, proof: NO_PROOF })), provider };
    });
  };
};
