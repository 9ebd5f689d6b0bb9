import { LOST_NUMBER, OTP_SENDS_PER_HOUR } from '@dongne/contract';
import {
  type Device,
  invalidField,
  type Needs,
  type Refusal,
  SOCIAL_PROVIDERS,
  type SocialProviderName,
  countUse,
} from '#base';
import { hintOf } from './account-hint';
import type { LoginDataView } from './login-schemas';
import { logIn } from './login-service';
import { beginAttempt, takeAttempt } from './social-attempts';
import { socialFlowOf, type SocialFlow } from './social-code-exchange';
import { SOCIAL_STARTS_PER_HOUR } from './social-limits';
import { grantProof } from './proof';
import type { ProofInput } from './proof-schemas';
import { findMemberByIdentity, linkedSince } from './social-repository';
import type {
  SocialLoginInput,
  SocialProofInput,
  SocialStartInput,
  StartedSocialLoginView,
  VouchedAccount,
} from './social-schemas';
import { signSocialToken } from './social-token';

const HOUR_MS = 3_600_000;
/** Placeholder: a social login has no SMS code. */
const NO_PROOF = { otpId: '', otpCode: '' };

/** Login data of an unlinked account: the phone number is verified next, with the token. */
const welcome = async (
  parts: Needs<'clock' | 'config'>,
  provider: string,
  { subject, email }: VouchedAccount,
): Promise<LoginDataView> => ({
  ...NO_PROOF,
  isFirst: true,
  isFirstPartnerUser: false,
  isPartnerUser: false,
  phone: '',
  marketingAllowed: false,
  userId: null,
  email,
  provider,
  socialToken: await signSocialToken(parts, { provider, subject, accountHint: hintOf(email) }),
});

const NOT_LINKED = '이 회원에 연결된 계정이 아니에요. 연결된 계정으로 다시 확인해 주세요.';

/**
 * Minimum age of a link before it can be a proof: an attacker with a phished code can link an account; the member is
 * notified and has as long to react as for a lost number.
 */
const LINK_PROVES_AFTER_MS = LOST_NUMBER.waitHours * HOUR_MS;
const JUST_LINKED = `연결한 지 ${LOST_NUMBER.waitHours}시간이 지나지 않은 로그인이에요. 인증번호로 확인해 주세요.`;

const FOREIGN_ORIGIN = '이 주소에서는 이 방법으로 로그인할 수 없어요. 앱의 원래 주소에서 다시 시도해 주세요.';

const providerIsOff = (): Refusal => invalidField('provider', '지금은 쓸 수 없는 로그인이에요.');

/** Caller: browser secret and network address. */
interface Caller<Browser> {
  readonly browser: Browser;
  readonly address: string;
}

/**
 * Social logins. Only the provider's permanent account id counts: an equal e-mail address proves nothing.
 * `prove` authenticates a member instead of a code to the current number.
 * All throw a `Refusal`: `VALIDATION` for a disabled provider, a foreign origin, an invalid callback, or one of another
 * browser; `TOO_MANY_REQUESTS`; `UNAVAILABLE` when the provider cannot be reached.
 */
export const socialLoginWith = (parts: Needs<'clock' | 'config' | 'database'>) => {
  const { config, clock, database } = parts;
  const ways = new Map<SocialProviderName, SocialFlow>();
  for (const provider of SOCIAL_PROVIDERS) {
    const keys = config.social[provider];
    if (keys !== null) ways.set(provider, socialFlowOf(keys, clock));
  }

  const start = async (
    { provider, origin, isProof = false }: SocialStartInput,
    { browser, address }: Caller<string>,
  ): Promise<StartedSocialLoginView> => {
    const way = ways.get(provider);
    if (way === undefined) throw providerIsOff();
    // Redirects with a code may only go to the configured origin.
    if (origin !== config.publicOrigin) throw invalidField('origin', FOREIGN_ORIGIN);
    const attempt = await database.transaction(async (tx) => {
      const subject = `social-start-from:${address}`;
      await countUse(tx, parts, { subject, max: SOCIAL_STARTS_PER_HOUR, windowMs: HOUR_MS });
      return beginAttempt(tx, parts, { browser, provider, origin, isProof });
    });
    return { authorizationUrl: await way.address(attempt, isProof), state: attempt.state };
  };

  /** Exchanges a callback for the account. The attempt is over afterwards, whatever the result. */
  const vouchedFor = async (
    { state, ...answer }: SocialLoginInput,
    { browser, address, isProof }: Caller<string | undefined> & { readonly isProof: boolean },
  ): Promise<{ readonly provider: SocialProviderName; readonly account: VouchedAccount }> => {
    // Counts in a transaction of its own before the provider is called: failures count, and no connection is held.
    await database.transaction((tx) =>
      countUse(tx, parts, {
        subject: `social-from:${address}`,
        max: OTP_SENDS_PER_HOUR.perAddress,
        windowMs: HOUR_MS,
      }),
    );
    const attempt = await takeAttempt(database, parts, { browser, state, isProof });
    const { provider } = attempt;
    const way = ways.get(provider);
    if (way === undefined) throw providerIsOff();
    return { provider, account: await way.exchange(answer, attempt) };
  };

  const finish = async (
    input: SocialLoginInput,
    { device, ...caller }: Caller<string | undefined> & { readonly device: Device },
  ): Promise<LoginDataView> => {
    const { provider, account } = await vouchedFor(input, { ...caller, isProof: false });
    return database.transaction(async (tx) => {
      const member = await findMemberByIdentity(tx, { provider, subject: account.subject });
      if (member === undefined) return welcome(parts, provider, account);
      return { ...(await logIn(tx, parts, { member, proof: NO_PROOF, device })), provider };
    });
  };

  const prove = async (
    { purpose, ...input }: SocialProofInput,
    { memberId, ...caller }: Caller<string | undefined> & { readonly memberId: number },
  ): Promise<ProofInput> => {
    const { provider, account } = await vouchedFor(input, { ...caller, isProof: true });
    return database.transaction(async (tx) => {
      const identity = { provider, subject: account.subject };
      const member = await findMemberByIdentity(tx, identity);
      if (member?.id !== memberId) throw invalidField('code', NOT_LINKED);
      const linkedAt = await linkedSince(tx, identity);
      const isYoung = linkedAt === undefined || clock.now().getTime() - linkedAt.getTime() < LINK_PROVES_AFTER_MS;
      if (isYoung) throw invalidField('code', JUST_LINKED);
      return grantProof(tx, parts, member, purpose);
    });
  };
  return { start, finish, prove };
};
