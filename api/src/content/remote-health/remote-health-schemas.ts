import {
  BROWSER_HEALTH_STEPS,
  COUNTED_HEALTH_STEPS,
  HEALTH_LIMITS,
  HOST_HEALTH_STEPS,
  ROUTE_PATTERN,
  VERSION_PATTERN,
} from '@dongne/contract';
import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '#base';

const Version = Type.String({ pattern: VERSION_PATTERN, maxLength: 60 });
const MAX_COUNT = 100_000;

/** One step in the health of a release. */
export const HealthReport = Type.Object(
  {
    step: oneOf([...BROWSER_HEALTH_STEPS, ...HOST_HEALTH_STEPS]),
    version: Version,
    route: Type.String({ pattern: ROUTE_PATTERN, maxLength: 200, description: "the route's pattern" }),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_COUNT, description: 'of a host only' })),
  },
  { $id: 'HealthReport', additionalProperties: false },
);

/** Reports of one document or host; counted with a token that a host has signed. */
export const HealthReports = Type.Object(
  {
    token: Type.String({ maxLength: HEALTH_LIMITS.maxTokenLetters }),
    reports: Type.Array(ref(HealthReport), { minItems: 1, maxItems: HEALTH_LIMITS.maxInBatch }),
  },
  { $id: 'HealthReports', additionalProperties: false },
);

export type SentReport = Static<typeof HealthReport>;

/** Report on a published release. */
export type PublishedReport = SentReport & { readonly isCanary: boolean };

/** Period and release of a report on health; by default the last day of everything. */
export const RemoteHealthQuery = Type.Object({
  remote: Type.Optional(Type.String({ pattern: '^(shell|mf_[a-z]{1,30})$' })),
  from: Type.Optional(Instant),
});

const StepCount = Type.Object({ step: oneOf(COUNTED_HEALTH_STEPS), count: Type.Integer() }, { $id: 'HealthStepCount' });

const ReleaseHealth = Type.Object(
  {
    version: Type.String({ description: 'package and version' }),
    route: nullable(Type.String(), { description: 'null: the whole release, where a visitor counts once' }),
    opened: Type.Integer({ description: 'visitors who opened a page' }),
    failing: Type.Integer({ description: 'of them, those with at least one failed step' }),
    rate: Type.Number({ description: 'failing by opened, between 0 and 1' }),
    steps: Type.Array(ref(StepCount)),
  },
  { $id: 'ReleaseHealth' },
);

/** Health by release and route since a time. */
export const RemoteHealthReport = Type.Object(
  { from: Type.String(), now: Type.String(), releases: Type.Array(ref(ReleaseHealth)) },
  { $id: 'RemoteHealthReport' },
);

export type RemoteHealthReportView = Static<typeof RemoteHealthReport>;
