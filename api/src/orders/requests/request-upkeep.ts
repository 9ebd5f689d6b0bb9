import type { Needs } from '../../common';
import type { Transaction } from '../../database';
import { removeQueuedFiles } from '../../files';
import { UNACCEPTED_REASON } from '../moves/move-copy';
import { moveRequest } from '../moves/move-request';
import { remindOfPrice } from '../prices/remind-of-price';
import { eraseAddress, erasePassword, holdsOldAddress, holdsUselessPassword } from './request-privacy-repository';
import {
  claimDue,
  dueRequests,
  isLongDelivered,
  isReminderDue,
  isUnaccepted,
  type Due,
} from './request-upkeep-repository';
import type { RequestRow } from './request-repository';

const BATCH = 100;

const SYSTEM = { type: 'system' } as const;

/** Something the system does to requests that have waited too long. */
interface Chore {
  readonly isDue: Due;
  readonly work: (tx: Transaction, parts: Needs<'clock' | 'messages'>, request: RequestRow) => Promise<unknown>;
}

const CHORES: readonly Chore[] = [
  { isDue: holdsUselessPassword, work: (tx, _parts, { id }) => erasePassword(tx, id) },
  { isDue: holdsOldAddress, work: (tx, { clock }, { id }) => eraseAddress(tx, id, clock.now()) },
  {
    isDue: isUnaccepted,
    work: (tx, parts, request) =>
      moveRequest(tx, parts, request, {
        to: 'Cancelled',
        actor: SYSTEM,
        reason: UNACCEPTED_REASON,
        message: UNACCEPTED_REASON,
        messagePath: `/usage/noshow?id=${request.id}`,
      }),
  },
  { isDue: isReminderDue, work: remindOfPrice },
  {
    isDue: isLongDelivered,
    work: (tx, parts, request) => moveRequest(tx, parts, request, { to: 'Completed', actor: SYSTEM }),
  },
];

/** Claims one due request and does the work; false when another process has it, or it is no longer due. */
const doOne = (
  parts: Needs<'clock' | 'config' | 'database' | 'files' | 'messages'>,
  { isDue, work }: Chore,
  id: number,
): Promise<boolean> =>
  parts.database.transaction(async (tx) => {
    const request = await claimDue(tx, id, isDue(parts.clock.now()));
    if (request === undefined) return false;
    await work(tx, parts, request);
    return true;
  });

/**
 * Does what the system owes to waiting requests: cancels those no shop has accepted 30 minutes before their slot, reminds of
 * prices that wait, completes those delivered 3 days ago, forgets doors and addresses that nobody needs any more. It never agrees to a price: that is the
 * customer's alone. Any number of processes may run it.
 *
 * @returns how many requests changed.
 * @throws {AggregateError} of those that could not be changed, after all others were.
 */
export const keepRequestsMoving = async (
  parts: Needs<'clock' | 'config' | 'database' | 'files' | 'messages'>,
): Promise<number> => {
  let changed = 0;
  const failures: unknown[] = [];
  for (const chore of CHORES) {
    const due = await dueRequests(parts.database, chore.isDue(parts.clock.now()), BATCH);
    for (const id of due) {
      try {
        if (await doOne(parts, chore, id)) changed += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some requests could not be kept moving');
  return changed;
};

/**
 * Runs the upkeep again and again, never two at once.
 *
 * @param onFailure told of every failure; the next round tries again.
 * @returns stops it, and waits for a round that is running.
 */
export const startRequestUpkeep = (
  parts: Needs<'clock' | 'config' | 'database' | 'files' | 'messages'>,
  everyMs: number,
  onFailure: (error: unknown) => void,
): (() => Promise<void>) => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const round = (): void => {
    running = keepRequestsMoving(parts)
      .then(() => removeQueuedFiles(parts))
      .then(() => undefined, onFailure)
      .then(() => {
        if (!isStopped) timer = setTimeout(round, everyMs);
      });
  };
  timer = setTimeout(round, everyMs);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
};
