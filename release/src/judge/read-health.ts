import * as v from 'valibot';
import type { CanaryStage } from '../registry/registry';
import type { Rate } from './probability-worse';
import type { Comparison } from './verdict';

const WITHIN_MS = 5_000;
const MINUTE_MS = 60_000;
/** Time that no count is from: the answer has the API's clock only. */
const FAR_FUTURE = '2999-01-01T00:00:00.000Z';

const TOKEN = v.object({ accessToken: v.string() });
const RELEASE = v.object({
  version: v.string(),
  route: v.nullable(v.string()),
  opened: v.number(),
  failing: v.number(),
  steps: v.array(v.object({ step: v.string(), count: v.number() })),
});
const REPORT = v.object({ now: v.string(), releases: v.array(RELEASE) });

/** Counts of one release and route by the API. */
export type ReleaseHealth = v.InferOutput<typeof RELEASE>;

/** API with the counts, and the key of its operators. */
export interface HealthSource {
  readonly apiOrigin: string;
  /** Absent: the sandbox gives a token. */
  readonly operatorKey?: string | undefined;
}

const call = async (url: string, request: RequestInit): Promise<unknown> => {
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(WITHIN_MS) });
  if (answer.ok) return answer.json();
  throw new Error(`${new URL(url).pathname} was answered with ${answer.status}`);
};

const tokenOf = async ({ apiOrigin, operatorKey }: HealthSource): Promise<string> =>
  operatorKey ?? v.parse(TOKEN, await call(`${apiOrigin}/sandbox/operator/token`, { method: 'POST' })).accessToken;

/**
 * Reads the counts of a package since a time of our clock; the API's may differ from it.
 *
 * @param sinceMs by this machine's clock; begins with the next whole minute, as the API counts by the minute.
 * @throws a sentence when the API does not answer or refuses the key.
 */
export const readHealth = async (
  source: HealthSource,
  remote: string,
  sinceMs: number,
  nowMs: number,
): Promise<readonly ReleaseHealth[]> => {
  try {
    const headers = { authorization: `Bearer ${await tokenOf(source)}` };
    const read = async (from: string) =>
      v.parse(
        REPORT,
        await call(`${source.apiOrigin}/v1/operator/remoteHealth?remote=${remote}&from=${from}`, { headers }),
      );
    const aheadMs = Date.parse((await read(FAR_FUTURE)).now) - nowMs;
    // A clock that differs by less counts as the same: the answer takes a moment.
    const since = sinceMs + (Math.abs(aheadMs) < MINUTE_MS ? 0 : aheadMs);
    return (await read(new Date(Math.ceil(since / MINUTE_MS) * MINUTE_MS).toISOString())).releases;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The counts of ${source.apiOrigin} cannot be read (${why}). In production OPERATOR_KEY must be that of the API.`,
      { cause },
    );
  }
};

const FAILED_ON_HOSTS: readonly string[] = ['threw', 'late', 'killed'];

/** Pages that hosts have rendered or failed to render. */
export const hostRateOf = (steps: ReleaseHealth['steps']): Rate => {
  const failing = steps.reduce((sum, { step, count }) => (FAILED_ON_HOSTS.includes(step) ? sum + count : sum), 0);
  const rendered = steps.find(({ step }) => step === 'rendered')?.count ?? 0;
  return { opened: rendered + failing, failing };
};

const rateOf = (found: ReleaseHealth | undefined, by: Comparison['by']): Rate => {
  if (found === undefined) return { opened: 0, failing: 0 };
  return by === 'hosts' ? hostRateOf(found.steps) : { opened: found.opened, failing: found.failing };
};

/** Puts the counts of a canary beside those of the live version, by route. */
export const comparisonsOf = (
  name: string,
  { version }: Pick<CanaryStage, 'version'>,
  live: string,
  health: readonly ReleaseHealth[],
): readonly Comparison[] => {
  const of = (wanted: string, route: string | null) =>
    health.find((release) => release.version === `${name}@${wanted}` && release.route === route);
  const routes = health.filter((release) => release.version === `${name}@${version}`).map(({ route }) => route);
  return routes.flatMap((route) =>
    (['browsers', 'hosts'] as const).map((by) => ({
      ...{ route, by },
      canary: rateOf(of(version, route), by),
      live: rateOf(of(live, route), by),
    })),
  );
};
