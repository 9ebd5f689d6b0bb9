import type { Transaction } from '#base';
import { insertConsents } from './consent-repository';
import type { MemberChange, MemberRow } from './member-repository';
import { TERM_VERSION } from './terms-in-force';

/** The day of a consent: that of its beginning, also when it is said again. */
const agreedAt = (isAllowed: boolean, since: Date | null, now: Date): Date | null =>
  isAllowed ? (since ?? now) : null;

/** What changes of a member by the consent to advertising. At night it needs a consent of its own, which cannot stand alone. */
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

/** Keeps which consents to advertising a change of the settings gave or took back; one that is said again is no new answer. */
export const keepChangedConsents = (
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
