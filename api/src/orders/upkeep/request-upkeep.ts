import { type Needs, type Transaction, type Job, JOB_BATCH, jobOfRows, runDue } from '#base';
import { REQUEST_TEXTS } from '#customers';
import { remindOfPrice } from '../offer';
import { transitionRequest } from '../on-transition';
import { eraseAddress, erasePassword, holdsOldAddress, holdsUselessPassword, type RequestRow } from '../order';
import {
  claimDue,
  type Due,
  dueRequests,
  isLongDelivered,
  isReminderDue,
  isUnaccepted,
} from './request-upkeep-repository';

const SYSTEM = { type: 'system' } as const;

/** A job for requests that have waited too long. */
interface Chore {
  readonly name: string;
  readonly isDue: Due;
  readonly work: (tx: Transaction, parts: Needs<'clock' | 'messages'>, request: RequestRow) => Promise<unknown>;
}

const CHORES: readonly Chore[] = [
  { name: 'erase-password', isDue: holdsUselessPassword, work: (tx, _parts, { id }) => erasePassword(tx, id) },
  { name: 'erase-address', isDue: holdsOldAddress, work: (tx, { clock }, { id }) => eraseAddress(tx, id, clock.now()) },
  {
    name: 'cancel-unaccepted',
    isDue: isUnaccepted,
    work: (tx, parts, request) => {
      const told = REQUEST_TEXTS.unaccepted(request);
      return transitionRequest(tx, parts, request, { to: 'Cancelled', actor: SYSTEM, reason: told.text, told });
    },
  },
  { name: 'remind-of-price', isDue: isReminderDue, work: remindOfPrice },
  {
    name: 'complete-delivered',
    isDue: isLongDelivered,
    work: (tx, parts, request) => transitionRequest(tx, parts, request, { to: 'Completed', actor: SYSTEM }),
  },
];

type UpkeepParts = Needs<'clock' | 'config' | 'database' | 'files' | 'messages'>;

/** Claims one due request and runs the job; nothing when another process has it, or it is no longer due. */
const doOne = (parts: UpkeepParts, { isDue, work }: Chore, id: number): Promise<void> =>
  parts.database.transaction(async (tx) => {
    const request = await claimDue(tx, id, isDue(parts.clock.now()));
    if (request !== undefined) await work(tx, parts, request);
  });

/**
 * Jobs of waiting requests: cancels unaccepted ones 30 minutes before their slot, reminds of open prices, completes
 * those delivered 3 days ago, erases entrances and addresses past their retention period. Never approves a price: only
 * the customer does.
 */
export const upkeepJobs: readonly Job<UpkeepParts>[] = CHORES.map((chore) =>
  jobOfRows({
    name: chore.name,
    due: ({ database }, now) => dueRequests(database, chore.isDue(now), JOB_BATCH),
    work: (parts, id) => doOne(parts, chore, id),
  }),
);

/** Runs all due jobs. @returns how many requests were due. */
export const runRequestJobs = (parts: UpkeepParts): Promise<number> => runDue(parts, upkeepJobs);
