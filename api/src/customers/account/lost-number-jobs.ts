import { Refusal, type Transaction, type Job, jobOfRows, type RowJob } from '#base';
import { lockMember, type MemberRow } from '../members';
import { assignNumber, isTaken, obstacleOf } from './assign-number';
import { type LostNumberParts, nextReminder, stopChangeAskedBy, stopLinkOf } from './lost-number';
import { announceChange, notifyNewNumber, notifyOfFailure } from './lost-number-messages';
import {
  endLostNumber,
  findOpenLostNumber,
  type LostNumberRow,
  membersToRemind,
  membersWithDueChange,
  membersWithStolenAsker,
  setReminder,
} from './lost-number-repository';

type Work = (tx: Transaction, member: MemberRow, row: LostNumberRow) => Promise<void>;

/** Runs `work` on the waiting change. Stops, proofs and withdrawals lock the member too, so they are serialised. */
const onWaiting = ({ database }: LostNumberParts, memberId: number, work: Work): Promise<void> =>
  database.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    const row = member && (await findOpenLostNumber(tx, memberId));
    if (member !== undefined && row !== undefined) await work(tx, member, row);
  });

const refuse = async (tx: Transaction, parts: LostNumberParts, member: MemberRow, { id }: LostNumberRow) => {
  await endLostNumber(tx, id, 'refused', parts.clock.now());
  await notifyOfFailure(tx, parts, member);
};

/** Whether the session that requested the change may be stolen. */
const isStolen = async (tx: Transaction, memberId: number): Promise<boolean> =>
  (await membersWithStolenAsker(tx, memberId)).length > 0;

/** Changes the number after 72 hours, unless another member has it by then. */
const finish = async (parts: LostNumberParts, memberId: number): Promise<void> => {
  const giveOrRefuse: Work = async (tx, member, row) => {
    const now = parts.clock.now();
    if (row.dueAt > now || row.newNumber === null || (await isStolen(tx, memberId))) return;
    if ((await obstacleOf(tx, parts, row.newNumber)) instanceof Refusal) return refuse(tx, parts, member, row);
    await endLostNumber(tx, row.id, 'changed', now);
    await assignNumber(tx, parts, { member, phoneNumber: row.newNumber, butFor: row.sessionId ?? undefined });
    await notifyNewNumber(tx, parts, row.newNumber);
  };
  await onWaiting(parts, memberId, giveOrRefuse).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
    return onWaiting(parts, memberId, (tx, member, row) => refuse(tx, parts, member, row));
  });
};

const remind = (parts: LostNumberParts, memberId: number): Promise<void> =>
  onWaiting(parts, memberId, async (tx, member, row) => {
    const now = parts.clock.now();
    if (row.remindAt === null || row.remindAt > now || row.dueAt <= now) return;
    await setReminder(tx, row.id, nextReminder(row, now));
    await announceChange(tx, parts, member, row, { link: stopLinkOf(parts, row), isReminder: true });
  });

/** Stops a change whose requesting session may be stolen: its refresh token was used by two clients. */
const stopStolen = (parts: LostNumberParts, memberId: number): Promise<void> =>
  onWaiting(parts, memberId, async (tx, _member, { sessionId }) => {
    if (!(await isStolen(tx, memberId))) return;
    await stopChangeAskedBy(tx, parts, { memberId, isAsker: (asker) => asker === sessionId });
  });

const JOBS: readonly RowJob<LostNumberParts>[] = [
  { name: 'lost-number-stolen', due: ({ database }) => membersWithStolenAsker(database), work: stopStolen },
  { name: 'lost-number', due: ({ database }, now) => membersWithDueChange(database, now), work: finish },
  { name: 'lost-number-reminder', due: ({ database }, now) => membersToRemind(database, now), work: remind },
];

/**
 * Scheduled jobs of lost-number changes: the stop after a theft, two reminders, and the change itself. Ids are
 * members'.
 */
export const accountJobs: readonly Job<LostNumberParts>[] = JOBS.map(jobOfRows);
