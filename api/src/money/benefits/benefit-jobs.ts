import { POINTS } from '@dongne/contract';
import { type Needs, type Database, type Transaction, type Job, jobOfRows, type RowJob } from '#base';
import { findMember, BENEFIT_TEXTS, notifyInApp } from '#customers';
import { lotsOf, membersWithLots, noteNotices } from './point-repository';
import { expirePoints } from './point-service';

const DAY_MS = 24 * 3_600_000;

const noticeEnd = (now: Date): Date => new Date(now.getTime() + POINTS.noticeDays * DAY_MS);

/** Announces, in one message, the end of all lots of a member that end within 30 days. */
const announceEnd = async (tx: Transaction, memberId: number, now: Date): Promise<boolean> => {
  const ending = await lotsOf(tx, { memberId, endsAfter: now, endsUntil: noticeEnd(now) });
  const news = new Set(
    await noteNotices(
      tx,
      ending.map(({ id }) => id),
      now,
    ),
  );
  const announced = ending.filter(({ id }) => news.has(id));
  const [first] = announced;
  // Skips withdrawn members; noting the lots keeps the job from finding them again.
  if (first === undefined || (await findMember(tx, memberId)) === undefined) return false;
  const points = announced.reduce((total, { left }) => total + left, 0);
  const told = BENEFIT_TEXTS.ending({ points, firstEnd: first.expiresAt, isOne: announced.length === 1 });
  await notifyInApp(tx, memberId, told, now);
  return true;
};

const inTransaction = (
  { database }: { readonly database: Database },
  work: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> => database.transaction(work);

const JOBS: readonly RowJob<Needs<'clock' | 'database'>>[] = [
  {
    name: 'point-expiry',
    due: ({ database }, now) => membersWithLots(database, { endsUntil: now }),
    work: (parts, memberId) =>
      inTransaction(parts, async (tx) => (await expirePoints(tx, memberId, parts.clock.now())) > 0),
  },
  {
    name: 'point-expiry-notice',
    due: ({ database }, now) =>
      membersWithLots(database, { endsAfter: now, endsUntil: noticeEnd(now), isAnnounced: false }),
    work: (parts, memberId) => inTransaction(parts, (tx) => announceEnd(tx, memberId, parts.clock.now())),
  },
];

/** Jobs of points: the notice before lots expire, and their expiry. Ids are members'. */
export const benefitJobs: readonly Job<Needs<'clock' | 'database'>>[] = JOBS.map(jobOfRows);
