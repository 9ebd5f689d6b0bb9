import { statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { approveWith, couponStates, inDays, priced } from '#testing/benefit-fixtures';
import { addMember, type TestMember } from '#testing/fixtures';
import { detailOf } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import { couponCampaigns, EVENT_SCENES, events, members } from '#tables';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const ENDED_DAYS_AGO = -1;

/** Adds an event that runs for thirty days, with a coupon of 3,000 won for prices from 5,000 won. @returns its id. */
const addEvent = async (
  part: Partial<typeof events.$inferInsert> = {},
  coupon: Partial<typeof couponCampaigns.$inferInsert> | null = {},
): Promise<number> => {
  const { database } = api.parts;
  const period = { startsAt: inDays(api, -1), endsAt: inDays(api, 30) };
  const [event] = await database
    .insert(events)
    .values({ title: '이불 쿠폰', summary: '보송하게', text: '글', ...period, ...part })
    .returning({ id: events.id });
  if (event === undefined) throw new Error('no event');
  if (coupon !== null)
    await database.insert(couponCampaigns).values({
      eventId: event.id,
      code: `EVENT-${event.id}`,
      name: '이불 3,000원 할인',
      discountWon: 3_000,
      minimumWon: 5_000,
      endsAt: inDays(api, 60),
      ...coupon,
    });
  return event.id;
};

const read = async (path: string) => (await api.app.inject(`/v1/app/nonMember${path}`)).json();
const take = ({ headers }: { readonly headers: Record<string, string> }, id: number) =>
  api.app.inject({ method: 'POST', url: `/v1/app/event/${id}/coupon`, headers });
const refusalOf = async (member: TestMember, id: number) => {
  const answer = await take(member, id);
  return [answer.statusCode, answer.json().error.svMessage];
};

describe('event', () => {
  it('has content, conditions and state', async () => {
    const id = await addEvent(
      { conditions: ['한 번만요.'], actionLabel: '멤버십 보기', actionPath: '/membership' },
      null,
    );
    expect(await read(`/event/${id}`)).toMatchObject({
      state: 'running',
      isOver: false,
      conditions: ['한 번만요.'],
      action: { label: '멤버십 보기', path: '/membership' },
      coupon: null,
    });
  });

  it('is public before and after its time, sorted behind running ones', async () => {
    const upcoming = await addEvent({ startsAt: inDays(api, 5) });
    const over = await addEvent({ startsAt: inDays(api, -9), endsAt: inDays(api, ENDED_DAYS_AGO) });
    expect(await read(`/event/${upcoming}`)).toMatchObject({ state: 'upcoming', isOver: false });
    expect(await read(`/event/${over}`)).toMatchObject({ state: 'over', isOver: true });
    const { items } = await read('/event');
    expect(items.map(({ state }: { state: string }) => state)).toEqual(['running', 'upcoming', 'over']);
  });

  it('has its own public picture', async () => {
    const { picture } = await read(`/event/${await addEvent({ scene: 'spring' })}`);
    const drawn = await api.app.inject(picture);
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(drawn.body).toContain('viewBox="0 0 640 360"');
  });

  it.each(EVENT_SCENES)('has a picture %s of at most 12 kB', (scene) => {
    expect(statSync(join(import.meta.dirname, 'scenes', `${scene}.svg`)).size).toBeLessThanOrEqual(12_000);
  });

  it('is not found by an unknown id', async () => {
    expect(await read('/event/9999')).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });
});

describe('coupon of an event', () => {
  it('is given, listed and deducted from an order', async () => {
    const id = await addEvent();
    const request = await priced(api);
    const taken = await take(request.customer, id);
    expect([taken.statusCode, taken.json()]).toMatchObject([200, { discountWon: 3_000, state: 'usable' }]);
    expect(await couponStates(api, request.customer)).toEqual({ [taken.json().id]: 'usable' });

    const { totalWon: withoutWon } = await detailOf(api, request);
    await approveWith(api, request, { couponId: taken.json().id });
    expect(withoutWon - (await detailOf(api, request)).totalWon).toBe(3_000);
    expect(await couponStates(api, request.customer)).toEqual({ [taken.json().id]: 'used' });
  });

  it('is one for 100 concurrent taps of one member', async () => {
    const id = await addEvent();
    const member = await addMember(api);
    const answers = await Promise.all(Array.from({ length: 100 }, () => take(member, id)));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(Object.keys(await couponStates(api, member))).toHaveLength(1);
  });

  it("is rejected outside the event's time, unless owned already", async () => {
    const id = await addEvent({ startsAt: inDays(api, 5) });
    const [early, late] = [await addMember(api), await addMember(api)];
    expect(await refusalOf(early, id)).toEqual([409, '아직 시작하지 않은 이벤트예요.']);
    const move = (startsAt: number, endsAt: number) =>
      api.parts.database
        .update(events)
        .set({ startsAt: inDays(api, startsAt), endsAt: inDays(api, endsAt) })
        .where(eq(events.id, id));
    await move(-1, 1);
    expect((await take(early, id)).statusCode).toBe(200);
    await move(-9, ENDED_DAYS_AGO);
    expect(await refusalOf(late, id)).toEqual([409, '끝난 이벤트예요.']);
    expect((await take(early, id)).statusCode).toBe(200);
  });

  it('never exceeds its limit for concurrent members', async () => {
    const id = await addEvent({}, { maxTaken: 3 });
    const crowd = await Promise.all(Array.from({ length: 12 }, () => addMember(api)));
    const answers = await Promise.all(crowd.map((member) => take(member, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(409)]);
  });

  it('cannot be claimed by a code', async () => {
    const id = await addEvent({ startsAt: inDays(api, 5) });
    const { headers } = await addMember(api);
    const payload = { code: `EVENT-${id}` };
    const typed = await api.app.inject({ method: 'POST', url: '/v1/app/myPage/coupon', headers, payload });
    expect(typed.statusCode).toBe(404);
  });

  it('is for members, without programmes that exclude coupons', async () => {
    const id = await addEvent();
    const member = await addMember(api);
    expect((await take({ headers: {} }, id)).statusCode).toBe(400);
    expect(await refusalOf(member, 9_999)).toEqual([404, '찾는 이벤트가 없어요.']);
    expect(await refusalOf(member, await addEvent({}, null))).toEqual([404, '이 이벤트에는 쿠폰이 없어요.']);
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, member.memberId));
    expect((await take(member, id)).json().error.code).toBe('PARTNER_RESTRICTED');
  });
});
