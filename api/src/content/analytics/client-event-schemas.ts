import { CLIENT_EVENT_NAMES, CLIENT_EVENTS } from '@dongne/contract';
import { Type, type Static } from 'typebox';
import { Instant, oneOf, ref } from '#base';
import { HealthReports } from '../remote-health';
import { WebVitals } from '../web-vitals';

/** Property name without digits, so that it cannot contain a personal number. */
const NAME = '^[a-z][a-z_]{0,39}$';

/** Larger numbers could be phone numbers. */
const MAX_NUMBER = 999_999_999;

const EventProperty = Type.Union([
  Type.String({ maxLength: CLIENT_EVENTS.maxTextLetters }),
  Type.Number({ minimum: -MAX_NUMBER, maximum: MAX_NUMBER }),
  Type.Boolean(),
]);

const EventPropertiesSchema = Type.Record(Type.String({ pattern: NAME }), EventProperty, {
  additionalProperties: false,
  maxProperties: CLIENT_EVENTS.maxProperties,
});

/** Something that happened in the app: `screen_view` with the pattern of a route, `visit_start`. */
export const ClientEvent = Type.Object(
  { name: oneOf(CLIENT_EVENT_NAMES), at: Instant, properties: Type.Optional(EventPropertiesSchema) },
  { $id: 'ClientEvent', additionalProperties: false },
);

/** Events in order, measures of a document, and the health of its releases: at least one of them. */
export const ClientEventBatch = Type.Object(
  {
    events: Type.Optional(Type.Array(ref(ClientEvent), { minItems: 1, maxItems: CLIENT_EVENTS.maxInBatch })),
    vitals: Type.Optional(WebVitals),
    health: Type.Optional(ref(HealthReports)),
  },
  { $id: 'ClientEventBatch', additionalProperties: false, minProperties: 1 },
);

export type SentEvent = Static<typeof ClientEvent>;
