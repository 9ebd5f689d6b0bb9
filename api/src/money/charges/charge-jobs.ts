import { CARD_WINDOW } from '@dongne/contract';
import { type Needs, JOB_BATCH, type Job, jobOfRows, type RowJob } from '#base';
import { abandonedWindows, claimAttempt } from './attempt-repository';
import { lookUpAttempt, questionsDue } from './look-up-attempt';
import { dueCharges, failedSince, updateCharge } from './charge-repository';
import { isOverdue } from './charge-rules';
import { payCharge, type ChargingParts } from './pay-charge';
import { refundsDue, sendRefund } from './send-refund';
import { lockChargeAndSubject } from './settle-attempt';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const shortestOverdueHours = ({ payables }: Needs<'payables'>): number =>
  Math.min(...Object.values(payables).map(({ overdueHours }) => overdueHours ?? Infinity));

const nowOverdue = async (parts: ChargingParts, limit: number): Promise<number[]> => {
  const hours = shortestOverdueHours(parts);
  if (!Number.isFinite(hours)) return [];
  return failedSince(parts.database, new Date(parts.clock.now().getTime() - hours * HOUR_MS), limit);
};

/** Marks a charge as overdue, after which its member cannot place new orders. */
const markOverdue = (parts: ChargingParts, id: number): Promise<void> =>
  parts.database.transaction(async (tx) => {
    const charge = await lockChargeAndSubject(tx, parts, id);
    const payable = parts.payables[charge.kind];
    if (!isOverdue(charge, payable, parts.clock.now())) return;
    await payable.onOverdue(tx, parts, await updateCharge(tx, id, { status: 'Overdue', nextTryAt: null }));
  });

/** Drops an abandoned window, so that the charge can be attempted again. */
const dropWindow = async ({ clock, database }: ChargingParts, id: number): Promise<void> => {
  await claimAttempt(database, id, 'window', { state: 'dropped', settledAt: clock.now() });
};

const windowsDue = ({ clock, database }: ChargingParts, limit: number): Promise<number[]> =>
  abandonedWindows(database, new Date(clock.now().getTime() - CARD_WINDOW.lifeMinutes * MINUTE_MS), limit);

const JOBS: readonly RowJob<ChargingParts>[] = [
  {
    name: 'ask-card',
    due: ({ database }, now) => dueCharges(database, now, JOB_BATCH),
    work: (parts, id) => payCharge(parts, id, 'job'),
  },
  // A name is stored in waiting jobs: a rename would lose those of the release before.
  { name: 'ask-provider', due: (parts) => questionsDue(parts, JOB_BATCH), work: lookUpAttempt },
  { name: 'send-refund', due: (parts) => refundsDue(parts, JOB_BATCH), work: sendRefund },
  { name: 'mark-overdue', due: (parts) => nowOverdue(parts, JOB_BATCH), work: markOverdue },
  { name: 'drop-window', due: (parts) => windowsDue(parts, JOB_BATCH), work: dropWindow },
];

/** Background jobs of charges. */
export const chargeJobs: readonly Job<ChargingParts>[] = JOBS.map(jobOfRows);
