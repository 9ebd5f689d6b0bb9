import { seoulDate, startOfSeoulDay, VITAL_LIMITS } from '@dongne/contract';
import { invalidField, type Needs } from '#base';
import { ratingOf, valueOf } from './vital-buckets';
import { vitalChoices, vitalFigures, type FiguresRow, type VitalSelection } from './web-vital-repository';
import type { WebVitalReportView } from './web-vital-schemas';

const DAY_MS = 24 * 3_600_000;

/** The days of a week, including today. */
const DEFAULT_DAYS = 7;

const dayAfter = (day: string, days: number): string => seoulDate(startOfSeoulDay(day) + days * DAY_MS);

type Asked = Partial<VitalSelection>;

const daysAsked = (now: Date, asked: Asked): Pick<VitalSelection, 'from' | 'to'> => {
  const today = seoulDate(now);
  const to = asked.to ?? today;
  const from = asked.from ?? dayAfter(to, 1 - DEFAULT_DAYS);
  if (to > today) throw invalidField('to', '오늘까지의 날짜를 골라 주세요.');
  if (from > to) throw invalidField('from', '끝나는 날보다 늦지 않은 날짜를 골라 주세요.');
  if (dayAfter(from, VITAL_LIMITS.reportDays) <= to)
    throw invalidField('from', `한 번에 ${VITAL_LIMITS.reportDays}일까지 볼 수 있어요.`);
  return { from, to };
};

type Page = WebVitalReportView['pages'][number];

const dayOf = ({ name, day, count, p75 }: FiguresRow): Page['vitals'][number]['days'] =>
  day === null ? [] : [{ date: day, count, p75: valueOf(name, p75), rating: ratingOf(p75) }];

const vitalOf = ({ name, count, p50, p75, p98, good, poor }: FiguresRow, ofDays: readonly FiguresRow[]) => ({
  ...{ name, count },
  ...{ p50: valueOf(name, p50), p75: valueOf(name, p75), p98: valueOf(name, p98), rating: ratingOf(p75) },
  ...{ good: good / count, needsImprovement: (count - good - poor) / count, poor: poor / count },
  days: ofDays.filter((row) => row.name === name).flatMap(dayOf),
});

const pagesOf = (rows: readonly FiguresRow[]): Page[] => {
  const pages = new Map<string, FiguresRow[]>();
  for (const row of rows) {
    const key = [row.route, row.version, row.drawnBy].join(' ');
    pages.set(key, [...(pages.get(key) ?? []), row]);
  }
  return [...pages.values()].flatMap((ofPage) => {
    const vitals = ofPage.filter(({ day }) => day === null).map((row) => vitalOf(row, ofPage));
    return ofPage.slice(0, 1).map(({ route, version, drawnBy }) => ({ route, version, drawnBy, vitals }));
  });
};

/**
 * Performance of pages in browsers.
 *
 * @throws {Refusal} `VALIDATION` for days that are not over, the wrong way round, or more than 31.
 */
export const reportVitals = async (
  { clock, database }: Needs<'clock' | 'database'>,
  asked: Asked,
): Promise<WebVitalReportView> => {
  const selection = { ...asked, ...daysAsked(clock.now(), asked) };
  const pages = pagesOf(await vitalFigures(database, selection));
  return {
    ...{ from: selection.from, to: selection.to },
    ...(await vitalChoices(database, selection)),
    pages: pages.slice(0, VITAL_LIMITS.pagesInReport),
    isCut: pages.length > VITAL_LIMITS.pagesInReport,
  };
};
