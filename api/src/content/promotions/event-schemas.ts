import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '#base';
import { EVENT_GAMES, EVENT_SCENES } from '#tables';

const EVENT_STATES = ['upcoming', 'running', 'over'] as const;

const EventCoupon = Type.Object(
  {
    code: Type.String({ description: 'of the coupon that it gives; nobody can type it' }),
    name: Type.String(),
    discountWon: Type.Integer(),
    minimumWon: Type.Integer({ description: 'smallest order it can be used for' }),
    endsAt: Instant,
    validDays: nullable(Type.Integer(), { description: 'days after it was taken; null: until `endsAt`' }),
  },
  { $id: 'EventCoupon' },
);

const EventAction = Type.Object(
  { label: Type.String(), path: Type.String({ description: 'a page of the app' }) },
  { $id: 'EventAction' },
);

const EventSummary = Type.Object(
  {
    id: Type.Integer(),
    title: Type.String(),
    summary: Type.String(),
    startsAt: Instant,
    endsAt: nullable(Instant),
    state: oneOf(EVENT_STATES),
    isOver: Type.Boolean({ description: '`state` is `over`; for pages that were published before there was a state' }),
    picture: Type.String({ description: 'address of a drawing, 16 wide to 9 high' }),
  },
  { $id: 'EventSummary' },
);

export const EventList = Type.Object({ items: Type.Array(ref(EventSummary)) }, { $id: 'EventList' });

export const EventDetail = Type.Object(
  {
    ...EventSummary.properties,
    text: Type.String(),
    conditions: Type.Array(Type.String()),
    action: nullable(ref(EventAction), { description: 'its one button, where it gives no coupon' }),
    coupon: nullable(ref(EventCoupon)),
  },
  { $id: 'EventDetail' },
);

export const SceneParams = Type.Object({ scene: oneOf(EVENT_SCENES) });
export const GameParams = Type.Object({ game: oneOf(EVENT_GAMES) });

const EventGameView = Type.Object(
  {
    game: oneOf(EVENT_GAMES),
    isOn: Type.Boolean(),
    points: Type.Integer({ description: 'given once a day, whatever the score' }),
    isDoneToday: Type.Boolean({ description: 'the member has had them today; false for visitors' }),
  },
  { $id: 'EventGameView' },
);
export const EventGames = Type.Object({ items: Type.Array(ref(EventGameView)) }, { $id: 'EventGames' });

export const PlayResult = Type.Object(
  {
    points: Type.Integer({ description: 'what the game gives today' }),
    isFirstToday: Type.Boolean({ description: 'this call gave them; false: they were given before' }),
  },
  { $id: 'PlayResult' },
);

export type EventSummaryView = Static<typeof EventSummary>;
export type EventView = Static<typeof EventDetail>;
export type EventGamesView = Static<typeof EventGames>;
export type PlayResultView = Static<typeof PlayResult>;
