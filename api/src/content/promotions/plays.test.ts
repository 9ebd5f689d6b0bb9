import { eq } from 'drizzle-orm';
import { EVENT_GAME } from '@dongne/contract';
import { bellOf, pointsOf } from '#testing/benefit-fixtures';
import { addMember, withFreshToken, type TestMember } from '#testing/fixtures';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { members } from '#tables';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ promotions: { bleepy: true, bleepyOx: true } });
});
beforeEach(() => api.clock.travelTo(TEST_NOW));
afterAll(() => api.close());

const finish = ({ headers }: { readonly headers: Record<string, string> }, game = 'socks', payload?: object) =>
  api.app.inject({ method: 'POST', url: `/v1/app/event/game/${game}`, headers, ...(payload && { payload }) });
const gamesOf = async ({ headers }: TestMember) => {
  const { items } = (await api.app.inject({ url: '/v1/app/event/game', headers })).json();
  return Object.fromEntries(
    items.map(({ game, isDoneToday }: { game: string; isDoneToday: boolean }) => [game, isDoneToday]),
  );
};

describe('points of a mini game', () => {
  it('are granted once a day per game, without a notification', async () => {
    const member = await addMember(api);
    expect((await finish(member)).json()).toEqual({ points: EVENT_GAME.points, isFirstToday: true });
    expect((await finish(member)).json()).toEqual({ points: EVENT_GAME.points, isFirstToday: false });
    expect(await gamesOf(member)).toEqual({ socks: true, ox: false });
    expect((await finish(member, 'ox')).json().isFirstToday).toBe(true);
    expect(await pointsOf(api, member)).toMatchObject({ balance: 2 * EVENT_GAME.points });
    expect(await bellOf(api, member)).toEqual([]);
  });

  it('are granted again after midnight in Seoul only', async () => {
    const member = await addMember(api);
    await finish(member);
    // Starts at ten in the morning.
    api.clock.advance(13 * HOUR_MS);
    expect((await finish(await withFreshToken(api, member))).json().isFirstToday).toBe(false);
    api.clock.advance(HOUR_MS);
    expect((await finish(await withFreshToken(api, member))).json().isFirstToday).toBe(true);
  });

  it('are granted once for 100 concurrent completions', async () => {
    const member = await addMember(api);
    const answers = await Promise.all(Array.from({ length: 100 }, () => finish(member)));
    expect(answers.filter((answer) => answer.json().isFirstToday)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect(await pointsOf(api, member)).toMatchObject({ balance: EVENT_GAME.points });
  });

  it('do not depend on the reported score', async () => {
    const member = await addMember(api);
    await finish(member, 'ox', { score: 1_000, points: 50_000 });
    expect((await pointsOf(api, member)).balance).toBeLessThanOrEqual(EVENT_GAME.points);
  });

  it('are for members, known games and programmes with points', async () => {
    const member = await addMember(api);
    expect((await finish({ headers: {} })).statusCode).toBe(400);
    expect((await finish(member, 'chess')).statusCode).toBe(422);
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, member.memberId));
    expect((await finish(member)).json().error.code).toBe('PARTNER_RESTRICTED');
    expect(await pointsOf(api, member)).toMatchObject({ balance: 0 });
  });
});

describe('disabled mini game', () => {
  it('grants nothing and is not listed', async () => {
    const quiet = await openTestApi();
    const { headers } = await addMember(quiet);
    const refused = await quiet.app.inject({ method: 'POST', url: '/v1/app/event/game/socks', headers });
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([409, '지금은 쉬고 있는 게임이에요.']);
    const { items } = (await quiet.app.inject('/v1/app/nonMember/event/game')).json();
    expect(items.map(({ isOn }: { isOn: boolean }) => isOn)).toEqual([false, false]);
    await quiet.close();
  });

  it('is enabled on Home by its own flag', async () => {
    const half = await openTestApi({ promotions: { bleepy: false, bleepyOx: true } });
    const visitor = await half.app.inject('/v1/app/nonMember/main');
    const { headers } = await addMember(half);
    const member = await half.app.inject({ url: '/v1/app/main', headers });
    for (const home of [visitor, member]) expect(home.json()).toMatchObject({ bleepy: false, bleepyOx: true });
    await half.close();
  });
});
