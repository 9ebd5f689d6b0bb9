import { campaignsOfEvents, takeCouponOfEvent, viewCoupon, type CampaignRow } from '#money';
import { Refusal, type Needs } from '#base';
import { allEvents, findEvent, type EventRow } from './event-repository';
import type { EventSummaryView, EventView } from './event-schemas';

const stateOf = ({ startsAt, endsAt }: EventRow, now: Date): EventView['state'] => {
  if (startsAt > now) return 'upcoming';
  return endsAt !== null && endsAt <= now ? 'over' : 'running';
};

const summaryOf = (event: EventRow, now: Date): EventSummaryView => {
  const { id, title, summary, startsAt, endsAt, scene } = event;
  const state = stateOf(event, now);
  return {
    id,
    title,
    summary,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    state,
    isOver: state === 'over',
    // Public, because an `<img>` sends no token.
    picture: `/v1/app/nonMember/event/picture/${scene}`,
  };
};

const couponOf = (campaign: CampaignRow | undefined): EventView['coupon'] => {
  if (campaign === undefined) return null;
  const { code, name, discountWon, minimumWon, endsAt, validDays } = campaign;
  return { code, name, discountWon, minimumWon, endsAt: endsAt.toISOString(), validDays };
};

const actionOf = ({ actionLabel, actionPath }: EventRow): EventView['action'] =>
  actionLabel === null || actionPath === null ? null : { label: actionLabel, path: actionPath };

/** Sorts running events first, then upcoming ones, then past ones. */
const RANK = { running: 0, upcoming: 1, over: 2 } as const satisfies Record<EventView['state'], number>;

/** All events; running ones first, and of each kind the newest. */
export const listEvents = async ({
  database,
  clock,
}: Needs<'clock' | 'database'>): Promise<{ items: EventSummaryView[] }> => {
  const items = (await allEvents(database)).map((event) => summaryOf(event, clock.now()));
  return { items: items.sort((a, b) => RANK[a.state] - RANK[b.state]) };
};

const existingEvent = async ({ database }: Needs<'database'>, id: number): Promise<EventRow> => {
  const event = await findEvent(database, id);
  if (event === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 이벤트가 없어요.' });
  return event;
};

/** One event, also before it begins and after it ends. @throws {Refusal} `NOT_FOUND`. */
export const viewEvent = async (parts: Needs<'clock' | 'database'>, id: number): Promise<EventView> => {
  const event = await existingEvent(parts, id);
  const [campaign] = await campaignsOfEvents(parts.database, [id]);
  return {
    ...summaryOf(event, parts.clock.now()),
    text: event.text,
    conditions: event.conditions,
    action: actionOf(event),
    coupon: couponOf(campaign),
  };
};

const NOT_NOW = { upcoming: '아직 시작하지 않은 이벤트예요.', over: '끝난 이벤트예요.' } as const;

/**
 * Gives a member the coupon of a running event, once; idempotent.
 *
 * @throws {Refusal} `NOT_FOUND` without such an event or coupon, `INVALID_TRANSITION` before it begins, after it ends
 * and when all are given away, `PARTNER_RESTRICTED`.
 */
export const takeEventCoupon = async (
  parts: Needs<'clock' | 'database'>,
  memberId: number,
  eventId: number,
): Promise<ReturnType<typeof viewCoupon>> => {
  const event = await existingEvent(parts, eventId);
  const now = parts.clock.now();
  const coupon = await parts.database.transaction((tx) =>
    takeCouponOfEvent(tx, { memberId, eventId, now }, () => {
      const state = stateOf(event, now);
      if (state !== 'running') throw new Refusal('INVALID_TRANSITION', { svMessage: NOT_NOW[state] });
    }),
  );
  return viewCoupon(coupon, now);
};
