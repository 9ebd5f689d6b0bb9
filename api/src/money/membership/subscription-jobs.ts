import { MEMBERSHIP_REMINDER_DAYS } from '@dongne/contract';
import { type Needs, type Transaction, JOB_BATCH, jobOfRows, type Job, type RowJob } from '#base';
import {
  holdMember,
  lockMembership,
  membersToEnd,
  membersToRemind,
  membersToRenew,
  updateMembership,
  type MembershipRow,
  MEMBERSHIP_TEXTS,
  notifyMember,
} from '#customers';
import { maySubscribe } from './may-subscribe';
import { monthAt } from './membership-months';
import { issueMonth } from './issue-month';

type SubscriptionParts = Needs<'clock' | 'database' | 'messages'>;

const DAY_MS = 24 * 3_600_000;

/** Runs work on a membership that is locked until the transaction ends, if its state is unchanged. */
const onHeld =
  (work: (tx: Transaction, membership: MembershipRow, parts: SubscriptionParts) => Promise<unknown>) =>
  (parts: SubscriptionParts, memberId: number): Promise<void> =>
    parts.database.transaction(async (tx) => {
      await holdMember(tx, memberId);
      const membership = await lockMembership(tx, memberId);
      if (membership !== undefined) await work(tx, membership, parts);
    });

/**
 * Issues the charge of the running month; a past month without charge, when nothing ran, is skipped. The job of charges
 * charges the card.
 */
const renew = onHeld(async (tx, membership, { clock }) => {
  const now = clock.now();
  const { id, memberId, status, dueFrom, paidUntil, registeredAt } = membership;
  if (status !== 'Active' || dueFrom !== null || paidUntil > now) return;
  if (await maySubscribe(tx, memberId)) await issueMonth(tx, membership, monthAt(registeredAt, now), now);
  else await updateMembership(tx, id, { status: 'Ended' });
});

const end = onHeld(async (tx, { id, memberId, status, paidUntil }, parts) => {
  if (status !== 'Leaving' || paidUntil > parts.clock.now()) return;
  await updateMembership(tx, id, { status: 'Ended' });
  await notifyMember(tx, parts, memberId, MEMBERSHIP_TEXTS.ended(null));
});

const remind = onHeld(async (tx, { id, memberId, status, paidUntil, remindedOf }, parts) => {
  if (status !== 'Active' || paidUntil <= parts.clock.now() || remindedOf?.getTime() === paidUntil.getTime()) return;
  await updateMembership(tx, id, { remindedOf: paidUntil });
  await notifyMember(tx, parts, memberId, MEMBERSHIP_TEXTS.upcoming(paidUntil));
});

const JOBS: readonly RowJob<SubscriptionParts>[] = [
  { name: 'renew-membership', due: ({ database }, now) => membersToRenew(database, now, JOB_BATCH), work: renew },
  { name: 'end-membership', due: ({ database }, now) => membersToEnd(database, now, JOB_BATCH), work: end },
  {
    name: 'remind-of-renewal',
    due: ({ database }, now) =>
      membersToRemind(database, now, new Date(now.getTime() + MEMBERSHIP_REMINDER_DAYS * DAY_MS), JOB_BATCH),
    work: remind,
  },
];

/** Background jobs of memberships; their rows are named by the member. */
export const subscriptionJobs: readonly Job<SubscriptionParts>[] = JOBS.map(jobOfRows);
