import { deviceMemory, type VisitorAddress } from '@dongne/platform';
import * as v from 'valibot';

const NAME = 'recentAreas';
const MAX_AREAS = 5;

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const AREAS = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ label: v.pipe(v.string(), v.nonEmpty()), latitude: degrees(90), longitude: degrees(180) })),
);

/** Recent neighbourhoods in this browser, newest first; invalid entries are ignored. */
export const recentAreas = (): readonly VisitorAddress[] => {
  const stored = v.safeParse(AREAS, deviceMemory.read(NAME) ?? '[]');
  return stored.success ? stored.output.slice(0, MAX_AREAS) : [];
};

const store = (areas: readonly VisitorAddress[]): readonly VisitorAddress[] => {
  if (areas.length === 0) deviceMemory.forget(NAME);
  else deviceMemory.keep(NAME, JSON.stringify(areas));
  return areas;
};

const without = (label: string): VisitorAddress[] => recentAreas().filter((known) => known.label !== label);

/** Moves a neighbourhood to the front. @returns the stored neighbourhoods. */
export const rememberArea = (area: VisitorAddress): readonly VisitorAddress[] =>
  store([area, ...without(area.label)].slice(0, MAX_AREAS));

/** Deletes one neighbourhood. @returns the stored neighbourhoods. */
export const forgetArea = (label: string): readonly VisitorAddress[] => store(without(label));
