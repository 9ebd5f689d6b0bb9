import { ANALYTICS, asciiText, FORM_LETTERS } from '@dongne/contract';
import { deviceMemory } from '@dongne/platform';

const NAME = 'referral';
/** A referral is stored as long as any other referrer; product specification §9, referrer expiry. */
const LIFETIME_MS = ANALYTICS.referrerDays * 24 * 3_600_000;

/** Code in the link or text of an invitation. */
const IN_INVITATION = /(?:[?&]referralCode=|(?:추천|초대)\s*코드\s*[은는:]?\s*)([a-z\d]+)/i;

/** Normalized code, extracted from an invitation, without spaces and capitals; product specification §5. */
export const referralCodeOf = (typed: string): string => {
  const text = asciiText(typed);
  return (IN_INVITATION.exec(text)?.[1] ?? text).replace(/\s+/g, '').toLowerCase();
};

/** Validates a code from a link before it is filled in. */
const isCode = (code: string): boolean => code.length <= FORM_LETTERS.referralCode && /^[a-z0-9]+$/.test(code);

/** Stores the code of a friend's link on this device until a registration. */
export const storeReferral = (code: string, now: number): void => deviceMemory.keep(NAME, `${now}:${code}`);

/** Stored code; nothing after the referrer's days. */
export const storedReferral = (now: number): string | undefined => {
  const [at = '', code = ''] = deviceMemory.read(NAME)?.split(':') ?? [];
  // Absolute difference: a clock set back must not make a code permanent.
  return isCode(code) && Math.abs(now - Number(at)) <= LIFETIME_MS ? code : undefined;
};

/** Deletes the code after a registration. */
export const deleteReferral = (): void => deviceMemory.forget(NAME);

/** Code of a link, if valid. */
export const referralOfLink = (value: string | null): string | undefined => {
  const code = referralCodeOf(value ?? '');
  return isCode(code) ? code : undefined;
};
