import { ANALYTICS, asciiText, FORM_LETTERS } from '@dongne/contract';
import { deviceMemory } from '@dongne/platform';

const NAME = 'referral';
/** An invitation is remembered as long as any other way by which somebody came; product specification §9, referrer expiry. */
const LIFE_MS = ANALYTICS.referrerDays * 24 * 3_600_000;

/** A code in the link or the text of an invitation. */
const IN_INVITATION = /(?:[?&]referralCode=|(?:추천|초대)\s*코드\s*[은는:]?\s*)([a-z\d]+)/i;

/** A code as it is sent, out of an invitation too, without blanks and capitals; product specification §5. */
export const referralCodeOf = (typed: string): string => {
  const text = asciiText(typed);
  return (IN_INVITATION.exec(text)?.[1] ?? text).replace(/\s+/g, '').toLowerCase();
};

/** What a link may bring into a form: nothing that is no code. */
const isCode = (code: string): boolean => code.length <= FORM_LETTERS.referralCode && /^[a-z0-9]+$/.test(code);

/** Remembers the code of the friend whose link was opened, on this device, until somebody has registered with it. */
export const keepReferral = (code: string, now: number): void => deviceMemory.keep(NAME, `${now}:${code}`);

/** The code that is remembered; nothing after the referrer's days. */
export const keptReferral = (now: number): string | undefined => {
  const [at = '', code = ''] = deviceMemory.read(NAME)?.split(':') ?? [];
  // A clock that was set back must not keep a code for ever.
  return isCode(code) && Math.abs(now - Number(at)) <= LIFE_MS ? code : undefined;
};

/** Forgets it: somebody has registered. */
export const forgetReferral = (): void => deviceMemory.forget(NAME);

/** The code of a link, if it is one. */
export const referralOfLink = (value: string | null): string | undefined => {
  const code = referralCodeOf(value ?? '');
  return isCode(code) ? code : undefined;
};
