import {
  ROUTE_PATTERN,
  VERSION_PATTERN,
  VIEW_DRAWERS,
  VITAL_LIMITS,
  VITAL_NAVIGATIONS,
  VITAL_NETWORKS,
  WEB_VITALS,
} from '@dongne/contract';
import { Type, type Static } from 'typebox';
import { Day, keysOf, oneOf, ref } from '#base';

const VITAL_NAMES = keysOf(WEB_VITALS);

const Route = Type.String({ pattern: ROUTE_PATTERN, maxLength: 200 });
const Version = Type.String({ pattern: VERSION_PATTERN, maxLength: 60 });

/** One anonymous value measured by a browser, and its subject. */
export const WebVital = Type.Object(
  {
    name: oneOf(VITAL_NAMES),
    value: Type.Number({ minimum: 0, description: 'milliseconds; CLS has no unit' }),
    route: { ...Route, description: "the route's pattern" },
    version: { ...Version, description: 'whose page it is, as it really ran' },
    shell: Version,
    drawnBy: oneOf(VIEW_DRAWERS),
    navigation: oneOf(VITAL_NAVIGATIONS),
    network: oneOf(VITAL_NETWORKS),
    isNativeApp: Type.Boolean(),
  },
  { $id: 'WebVital', additionalProperties: false },
);

/** All measures of one document. */
export const WebVitals = Type.Array(ref(WebVital), { minItems: 1, maxItems: VITAL_LIMITS.maxInBatch });

export type SentVital = Static<typeof WebVital>;

/** The days of the report, both inclusive; default: the last seven. */
export const WebVitalQuery = Type.Object({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  route: Type.Optional(Route),
  version: Type.Optional(Version),
});

const Rating = oneOf(['good', 'needsImprovement', 'poor']);

const VitalDay = Type.Object(
  { date: Type.String(), count: Type.Integer(), p75: Type.Number(), rating: Rating },
  { $id: 'VitalDay' },
);

const Share = Type.Number({ description: 'between 0 and 1' });

const VitalFigures = Type.Object(
  {
    name: oneOf(VITAL_NAMES),
    count: Type.Integer(),
    p50: Type.Number(),
    p75: Type.Number(),
    p98: Type.Number(),
    rating: Type.Unsafe<Static<typeof Rating>>({ ...Rating, description: 'of p75' }),
    good: Share,
    needsImprovement: Share,
    poor: Share,
    days: Type.Array(ref(VitalDay)),
  },
  { $id: 'VitalFigures' },
);

const MeasuredPage = Type.Object(
  {
    route: Type.String(),
    version: Type.String(),
    drawnBy: oneOf(VIEW_DRAWERS),
    vitals: Type.Array(ref(VitalFigures)),
  },
  { $id: 'MeasuredPage' },
);

/** Performance of pages, by route, version and origin of the first view (server or browser); the most visited first. */
export const WebVitalReport = Type.Object(
  {
    from: Type.String(),
    to: Type.String(),
    routes: Type.Array(Type.String({ description: 'all there are in these days' })),
    versions: Type.Array(Type.String({ description: 'all there are in these days, those seen last first' })),
    pages: Type.Array(ref(MeasuredPage)),
    isCut: Type.Boolean({ description: 'there are more pages' }),
  },
  { $id: 'WebVitalReport' },
);

export type WebVitalReportView = Static<typeof WebVitalReport>;
