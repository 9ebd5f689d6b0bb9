import { RETENTION_DAYS } from '@dongne/contract';
import type { Needs } from '#base';
import { healthSince, WHOLE_RELEASE } from './remote-health-repository';
import type { RemoteHealthReportView } from './remote-health-schemas';

const DAY_MS = 24 * 3_600_000;

type Release = RemoteHealthReportView['releases'][number];

const countOf = (steps: Release['steps'], wanted: Release['steps'][number]['step']): number =>
  steps.find(({ step }) => step === wanted)?.count ?? 0;

const releaseOf = (version: string, route: string, steps: Release['steps']): Release => {
  const [opened, failing] = [countOf(steps, 'opened'), countOf(steps, 'failing')];
  return {
    ...{ version, route: route === WHOLE_RELEASE ? null : route },
    ...{ opened, failing, rate: opened === 0 ? 0 : failing / opened, steps },
  };
};

/** Health of releases by route since a time, by default of the last day; releases and routes in alphabetical order. */
export const reportHealth = async (
  { clock, database }: Needs<'clock' | 'database'>,
  { remote, from }: { readonly remote?: string; readonly from?: string },
): Promise<RemoteHealthReportView> => {
  const now = clock.now();
  const oldest = now.getTime() - RETENTION_DAYS.remoteHealth * DAY_MS;
  const since = new Date(Math.max(from === undefined ? now.getTime() - DAY_MS : Date.parse(from), oldest));
  const pages = new Map<string, { version: string; route: string; steps: Release['steps'] }>();
  for (const { version, route, step, count } of await healthSince(database, { from: since, remote })) {
    const key = `${version} ${route}`;
    const page = pages.get(key) ?? { version, route, steps: [] };
    page.steps.push({ step, count });
    pages.set(key, page);
  }
  const releases = [...pages]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { version, route, steps }]) => releaseOf(version, route, steps));
  return { from: since.toISOString(), now: now.toISOString(), releases };
};
