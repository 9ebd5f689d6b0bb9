import type { Transaction } from '#base';
import { insertConsents } from './consent-repository';
import type { MemberChange, MemberRow } from './member-repository';
import { TERM_VERSION } from './terms-in-force';

/** Date of a consent: stays that of its start when it is given again. */
const agreedAt = (isAllowed: boolean, since: Date | null, now: Date): Date | null =>
  isAllowed ? (since ?? now) : null;

/** Changed columns for an advertising consent. The night consent is separate and requires the daytime one. */
export const advertisingConsentOf = (member: MemberRow, marketingAllowed: boolean, night: boolean, now: Date) => {
  const nightAllowed = marketingAllowed && night;
  return {
    marketingAllowed,
    nightAllowed,
    marketingAgreedAt: agreedAt(marketingAllowed, member.marketingAllowed ? member.marketingAgreedAt : null, now),
    nightAgreedAt: agreedAt(nightAllowed, member.nightAllowed ? member.nightAgreedAt : null, now),
    ...(marketingAllowed ? {} : { consentToldAt: null }),
  };
};

/** Stores the advertising consents that a settings change gave or withdrew; unchanged ones are no new answer. */
export const storeChangedConsents = (
  tx: Transaction,
  member: MemberRow,
  { marketingAllowed, nightAllowed }: MemberChange,
  at: Date,
): Promise<void> => {
  const said = [
    { term: 'marketing', before: member.marketingAllowed, isAgreed: marketingAllowed },
    { term: 'night', before: member.nightAllowed, isAgreed: nightAllowed },
  ] as const;
  const answers = said.flatMap(({ term, before, isAgreed }) =>
    isAgreed === undefined || isAgreed === before
      ? []
      : [{ memberId: member.id, term, version: TERM_VERSION[term], isAgreed, saidIn: 'settings' as const, at }],
  );
  return insertConsents(tx, answers);
};
