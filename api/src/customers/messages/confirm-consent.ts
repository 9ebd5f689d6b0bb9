import { MARKETING_CONFIRM_YEARS, monthsAfter } from '@dongne/contract';
import { type Needs, JOB_BATCH, jobOfRows } from '#base';
import { lockMember, updateMember } from '../members';
import { consentsSince } from './outbox-repository';
import { notifyMember } from './notify-member';
import { ACCOUNT_TEXTS } from './texts/account-texts';

const MONTHS = MARKETING_CONFIRM_YEARS * 12;

const confirm = ({ clock, database, messages }: Needs<'clock' | 'database' | 'messages'>, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    const member = await lockMember(tx, id);
    const agreedAt = member?.marketingAgreedAt ?? null;
    if (agreedAt === null || (member?.consentToldAt ?? agreedAt) > monthsAfter(clock.now(), -MONTHS)) return;
    await updateMember(tx, id, { consentToldAt: clock.now() });
    const message = ACCOUNT_TEXTS.confirmConsent({ agreedAt });
    await notifyMember(tx, { clock, messages }, id, message);
  });

/** Reminds members every two years of their advertising consent and how to withdraw it; Network Act §50-8. */
export const confirmConsentJob = jobOfRows<Needs<'clock' | 'database' | 'messages'>>({
  name: 'confirm-consent',
  due: ({ database }, now) => consentsSince(database, monthsAfter(now, -MONTHS), JOB_BATCH),
  work: confirm,
});
