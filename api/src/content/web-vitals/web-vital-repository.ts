import { getTableColumns, lt, sql, type SQL } from 'drizzle-orm';
import { VITAL_LIMITS, type VitalName } from '@dongne/contract';
import type { Executor, Transaction } from '#base';
import { webVitals } from '#tables';
import { GOOD_UP_TO, POOR_ABOVE } from './vital-buckets';

export type CountedVital = typeof webVitals.$inferSelect;

const { count, ...KEY } = getTableColumns(webVitals);

/** Adds to the counts. The input must not contain duplicates. */
export const addVitals = async (tx: Transaction, counted: readonly CountedVital[]): Promise<void> => {
  await tx
    .insert(webVitals)
    .values([...counted])
    .onConflictDoUpdate({ target: Object.values(KEY), set: { count: sql`${count} + excluded.count` } });
};

/** Days with measures before a given one, oldest first. */
export const vitalDaysBefore = async (executor: Executor, day: string, most: number): Promise<string[]> => {
  const rows = await executor
    .selectDistinct({ day: webVitals.day })
    .from(webVitals)
    .where(lt(webVitals.day, day))
    .orderBy(webVitals.day)
    .limit(most);
  return rows.map((row) => row.day);
};

/** Deletes a day and all earlier ones. */
export const deleteVitalsUpTo = async (executor: Executor, day: string): Promise<void> => {
  await executor.delete(webVitals).where(sql`${webVitals.day} <= ${day}`);
};

/** Filter of a report. */
export interface VitalSelection {
  readonly from: string;
  readonly to: string;
  readonly route?: string;
  /** Of the page's package, or the shell. */
  readonly version?: string;
}

const within = ({ from, to }: VitalSelection): SQL => sql`day between ${from}::date and ${to}::date`;

const isChosen = (asked: VitalSelection): SQL => {
  const ofRoute = asked.route === undefined ? sql`` : sql` and route = ${asked.route}`;
  const ofVersion =
    asked.version === undefined ? sql`` : sql` and (version = ${asked.version} or shell = ${asked.version})`;
  return sql`${within(asked)}${ofRoute}${ofVersion}`;
};

/** Values of one measure on a page. `type`, not `interface`: `execute<T>` needs an index signature. */
export type FiguresRow = {
  readonly route: string;
  readonly version: string;
  readonly drawnBy: CountedVital['drawnBy'];
  readonly name: VitalName;
  /** `null`: all days together. */
  readonly day: string | null;
  readonly count: number;
  /** The buckets of the percentiles. */
  readonly p50: number;
  readonly p75: number;
  readonly p98: number;
  readonly good: number;
  readonly poor: number;
};

/**
 * Figures of the most visited pages: of all days together before those of each day. One page more than the limit means
 * that there are more.
 */
export const vitalFigures = async (executor: Executor, asked: VitalSelection): Promise<FiguresRow[]> => {
  const percentile = (part: number): SQL => sql`min(bucket) filter (where upto >= total * ${part}::float8)`;
  const { rows } = await executor.execute<FiguresRow>(sql`
    with chosen as (select * from web_vitals where ${isChosen(asked)}),
    pages as (
      select route, version, drawn_by, sum(count) as seen from chosen
      group by route, version, drawn_by
      order by seen desc, route, version, drawn_by limit ${VITAL_LIMITS.pagesInReport + 1}
    ),
    counted as (
      select route, version, drawn_by, name, day, bucket, sum(count) as n from chosen
      join pages using (route, version, drawn_by)
      group by grouping sets (
        (route, version, drawn_by, name, bucket), (route, version, drawn_by, name, bucket, day))
    ),
    placed as (
      select *, sum(n) over (of_page order by bucket) as upto, sum(n) over of_page as total from counted
      window of_page as (partition by route, version, drawn_by, name, day)
    )
    select route, version, drawn_by as "drawnBy", name, day::text,
      max(total)::float8 as count,
      ${percentile(0.5)} as p50, ${percentile(0.75)} as p75, ${percentile(0.98)} as p98,
      coalesce(sum(n) filter (where bucket <= ${GOOD_UP_TO}), 0)::float8 as good,
      coalesce(sum(n) filter (where bucket > ${POOR_ABOVE}), 0)::float8 as poor
    from placed join pages using (route, version, drawn_by)
    group by route, version, drawn_by, name, day, seen
    order by seen desc, route, version, drawn_by, day nulls first`);
  return rows;
};

/** Limit of choices: the most frequent ones, in case of hostile input. */
const MOST_CHOICES = 200;

/** The routes of some days in alphabetical order, and the versions, latest first. */
export const vitalChoices = async (
  executor: Executor,
  asked: VitalSelection,
): Promise<{ routes: string[]; versions: string[] }> => {
  const routes = await executor.execute<{ route: string }>(sql`
    select route from (
      select route, sum(count) as seen from web_vitals where ${within(asked)}
      group by route order by seen desc limit ${MOST_CHOICES}
    ) as most order by route collate "C"`);
  const versions = await executor.execute<{ ran: string }>(sql`
    select ran from (
      select ran, sum(count) as seen, max(day) as last
      from web_vitals cross join lateral (select version as ran union select shell) as of_row
      where ${within(asked)} group by ran order by seen desc limit ${MOST_CHOICES}
    ) as most order by last desc, ran collate "C"`);
  return { routes: routes.rows.map(({ route }) => route), versions: versions.rows.map(({ ran }) => ran) };
};
