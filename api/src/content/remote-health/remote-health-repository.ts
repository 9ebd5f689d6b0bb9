import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { remoteHealth, remoteHealthReports } from '#tables';

/** Route of counts of a whole release. */
export const WHOLE_RELEASE = '';

export type CountedHealth = typeof remoteHealth.$inferSelect;
type ReportRow = typeof remoteHealthReports.$inferInsert;

type Key = Pick<CountedHealth, 'version' | 'route' | 'step'>;

const keyOf = ({ version, route, step }: Key): string => [version, route, step].join(' ');

/** Sorts rows so that two concurrent calls do not deadlock. */
const inOrder = <Row extends Key>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

/** Adds to the counts. The input must not contain duplicates. */
export const addHealth = async (tx: Transaction, counted: readonly CountedHealth[]): Promise<void> => {
  if (counted.length === 0) return;
  await tx
    .insert(remoteHealth)
    .values(inOrder(counted))
    .onConflictDoUpdate({
      target: [remoteHealth.minute, remoteHealth.version, remoteHealth.route, remoteHealth.step],
      set: { count: sql`${remoteHealth.count} + excluded.count` },
    });
};

/** Stores reports of a visitor. @returns those that were not stored before. */
export const addReports = (tx: Transaction, rows: readonly ReportRow[]): Promise<Key[]> =>
  tx.insert(remoteHealthReports).values(inOrder(rows)).onConflictDoNothing().returning({
    version: remoteHealthReports.version,
    route: remoteHealthReports.route,
    step: remoteHealthReports.step,
  });

/** Locks an address until the transaction ends, so that concurrent visitors of it are admitted one by one. */
export const lockAddress = async (tx: Transaction, address: string): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`health:${address}`}, 0))`);
};

/** Admission of a visitor to a release. */
export interface Admission {
  readonly version: string;
  /** Admitted visitors of the address. */
  readonly visitors: number;
  readonly isAdmitted: boolean;
}

/** Returns for each release how many visitors of an address it has, and whether this one is among them. */
export const admissionsOf = async (
  tx: Transaction,
  { versions, address, visitor }: { versions: readonly string[]; address: string; visitor: string },
): Promise<Admission[]> =>
  tx
    .select({
      version: remoteHealthReports.version,
      visitors: sql<number>`count(*) filter (where ${remoteHealthReports.address} = ${address})`.mapWith(Number),
      isAdmitted: sql<boolean>`bool_or(${remoteHealthReports.visitor} = ${visitor})`,
    })
    .from(remoteHealthReports)
    .where(
      and(
        inArray(remoteHealthReports.version, [...versions]),
        sql`(${remoteHealthReports.address} = ${address} or ${remoteHealthReports.visitor} = ${visitor})`,
        sql`${remoteHealthReports.address} <> ''`,
      ),
    )
    .groupBy(remoteHealthReports.version);

/** Counts by release, route and step since a time; of one package where it is given. */
export const healthSince = (
  executor: Executor,
  { from, remote }: { readonly from: Date; readonly remote?: string | undefined },
): Promise<Omit<CountedHealth, 'minute'>[]> =>
  executor
    .select({
      version: remoteHealth.version,
      route: remoteHealth.route,
      step: remoteHealth.step,
      count: sql<number>`sum(${remoteHealth.count})`.mapWith(Number),
    })
    .from(remoteHealth)
    .where(
      and(
        gte(remoteHealth.minute, from),
        remote === undefined ? undefined : sql`split_part(${remoteHealth.version}, '@', 1) = ${remote}`,
      ),
    )
    .groupBy(remoteHealth.version, remoteHealth.route, remoteHealth.step);

/** Checks for counts before a time. */
export const hasHealthBefore = async (executor: Executor, before: Date): Promise<boolean> => {
  const rows = await executor
    .select({ minute: remoteHealth.minute })
    .from(remoteHealth)
    .where(lt(remoteHealth.minute, before))
    .limit(1);
  return rows.length > 0;
};

/** Deletes counts before a time. */
export const deleteHealthBefore = async (executor: Executor, before: Date): Promise<void> => {
  await executor.delete(remoteHealth).where(lt(remoteHealth.minute, before));
};

/** Checks for reports that were stored before a time. */
export const hasReportsBefore = async (executor: Executor, before: Date): Promise<boolean> => {
  const rows = await executor
    .select({ countedAt: remoteHealthReports.countedAt })
    .from(remoteHealthReports)
    .where(lt(remoteHealthReports.countedAt, before))
    .limit(1);
  return rows.length > 0;
};

/** Deletes reports that were stored before a time. */
export const deleteReportsBefore = async (executor: Executor, before: Date): Promise<void> => {
  await executor.delete(remoteHealthReports).where(lt(remoteHealthReports.countedAt, before));
};
