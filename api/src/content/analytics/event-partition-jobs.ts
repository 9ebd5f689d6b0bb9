import { RETENTION_DAYS } from '@dongne/contract';
import type { Job, Needs } from '#base';
import { addPartition, dropPartition, type EventPartition, partitionsOf } from './event-partition-repository';

type Parts = Needs<'clock' | 'database'>;

const DAY_MS = 24 * 3_600_000;
/** Months that exist ahead of time: a server that is down for weeks still finds its partition. */
const MONTHS_AHEAD = 2;

/** First moment of a month, in UTC. */
const monthAfter = (at: Date, months: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months));

const nameOf = (from: Date): string => `client_events_${from.toISOString().slice(0, 7).replace('-', '_')}`;

/** Where the next partition begins; undefined while there are enough. */
const nextMonth = (partitions: readonly EventPartition[], now: Date): Date | undefined => {
  // A clock that was far ahead must not make a row of empty months.
  const from = new Date(Math.max(partitions.at(-1)?.until.getTime() ?? 0, monthAfter(now, 0).getTime()));
  return from < monthAfter(now, MONTHS_AHEAD + 1) ? from : undefined;
};

const isOver = ({ until }: EventPartition, now: Date): boolean =>
  until.getTime() <= now.getTime() - RETENTION_DAYS.clientEvents * DAY_MS;

/** Adds partitions of client events ahead of time, and drops those past their retention period. */
export const eventPartitionJobs: readonly Job<Parts>[] = [
  {
    name: 'add-event-partition',
    due: async ({ database }, now) => {
      const from = nextMonth(await partitionsOf(database), now);
      return from === undefined ? [] : [from.toISOString()];
    },
    work: async ({ database }, start) => {
      const from = new Date(start);
      const isTaken = (await partitionsOf(database)).some(({ until }) => until > from);
      if (!isTaken) await database.transaction((tx) => addPartition(tx, nameOf(from), from, monthAfter(from, 1)));
    },
  },
  {
    name: 'drop-event-partition',
    due: async ({ database }, now) =>
      (await partitionsOf(database)).filter((partition) => isOver(partition, now)).map(({ name }) => name),
    work: ({ database }, name) => database.transaction((tx) => dropPartition(tx, name)),
  },
];
