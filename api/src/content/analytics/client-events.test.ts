import { deleteAllUses } from '#base';
import { addMember } from '#testing/fixtures';
import { newestEvents } from './client-event-repository';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { clientEvents } from '#tables';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  api.clock.travelTo(TEST_NOW);
  await deleteAllUses(api.parts.database);
  await api.parts.database.delete(clientEvents);
});
afterAll(() => api.close());

const AT = TEST_NOW.toISOString();
const post = (payload: unknown, more: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/v1/app/clientEvent',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
    ...more,
  });
const send = (...events: unknown[]) => post({ events });
const recorded = async () =>
  (await newestEvents(api.parts.database, 50)).map(({ name, at, properties }) => ({
    ...{ name, properties },
    at: at.toISOString(),
  }));
const properties = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`name_${String.fromCharCode(97 + at)}`, at]));

describe('events of the app', () => {
  it('are stored without a token and listed newest first', async () => {
    const answer = await send(
      { name: 'visit_start', at: AT, properties: { returning: false, referrer: 'naver.com' } },
      { name: 'screen_view', at: AT },
    );
    expect(answer.statusCode).toBe(204);
    expect(await recorded()).toEqual([
      { name: 'screen_view', at: AT, properties: {} },
      { name: 'visit_start', at: AT, properties: { returning: false, referrer: 'naver.com' } },
    ]);
  });

  it('are stored without their member for any token', async () => {
    const { headers } = await addMember(api);
    for (const authorization of [headers['authorization'] ?? '', 'Bearer worth.nothing'])
      await post(
        { events: [{ name: 'screen_view', at: AT }] },
        { headers: { 'content-type': 'application/json', authorization } },
      );
    const rows = await api.parts.database.select().from(clientEvents);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(Object.keys(row)).toEqual(['id', 'name', 'at', 'properties', 'receivedAt']);
  });

  it('lose personal values', async () => {
    await send({
      name: 'support_contact',
      at: AT,
      properties: { number: '010-1234-5678', screen: '/usage/detail?id=9' },
    });
    expect(await recorded()).toMatchObject([{ properties: { number: '(removed)', screen: '/usage/detail' } }]);
  });

  it('keep the version of a remote', async () => {
    await send({ name: 'remote_health', at: AT, properties: { remote: 'mf_usage@1.0.0-48213579' } });
    expect(await recorded()).toMatchObject([{ properties: { remote: 'mf_usage@1.0.0-48213579' } }]);
  });

  it.each([
    ['1900-01-01T00:00:00Z', AT],
    ['1970-01-01T00:00:00Z', AT],
    // Tests both sides of the first and the last accepted minute, a minute away from the machine's own corrections of its
    // clock; the clock starts at 10:00 in Seoul.
    ['2026-03-01T01:01:00Z', '2026-03-01T01:01:00.000Z'],
    ['2026-03-01T00:59:00Z', AT],
    ['2026-03-02T01:09:00Z', '2026-03-02T01:09:00.000Z'],
    ['2026-03-02T01:11:00Z', AT],
    ['2999-12-31T23:59:59Z', AT],
    ['2026-03-02T11:00:00+09:00', AT],
    ['2026-03-01T09:59:00+09:00', AT],
    ['2026-03-02T09:59:00+09:00', '2026-03-02T00:59:00.000Z'],
  ])('with the client time %s are stored at %s', async (at, keptAt) => {
    await send({ name: 'screen_view', at });
    expect(await recorded()).toMatchObject([{ at: expect.stringMatching(keptAt.slice(0, 19)) }]);
  });

  it('of two concurrent phones are both stored', async () => {
    await send({ name: 'screen_view', at: AT });
    api.clock.advance(-50);
    await send({ name: 'visit_start', at: AT });
    expect(await recorded()).toHaveLength(2);
  });
});

describe('batch of events is rejected', () => {
  const event = { name: 'screen_view', at: AT };
  it.each<[string, unknown]>([
    ['without events', {}],
    ['with an empty list', { events: [] }],
    ['with more than 20', { events: Array.from({ length: 21 }, () => event) }],
    ['that is not an object', []],
    ['that is null', null],
    ['with an unknown field', { events: [event], userId: 1 }],
    ['with an unknown field in an event', { events: [{ ...event, userId: 1 }] }],
    ['with a name of other letters', { events: [{ ...event, name: 'Screen view' }] }],
    ['with a number as its name', { events: [{ ...event, name: 'p01012345678' }] }],
    ['with a name too long', { events: [{ ...event, name: 'a'.repeat(41) }] }],
    ['without a time', { events: [{ name: 'screen_view' }] }],
    ['with an invalid time', { events: [{ ...event, at: 'now' }] }],
    ['with an impossible time', { events: [{ ...event, at: '+275760-09-13T00:00:00.001Z' }] }],
    ['with eleven properties', { events: [{ ...event, properties: properties(11) }] }],
    ['with a property too long', { events: [{ ...event, properties: { text: 'x'.repeat(101) } }] }],
    ['with a phone number as a number', { events: [{ ...event, properties: { phone: 1_012_345_678 } }] }],
    ['with a property of another kind', { events: [{ ...event, properties: { nested: { a: 1 } } }] }],
    ['with a property that is null', { events: [{ ...event, properties: { nothing: null } }] }],
    ['with a list of properties', { events: [{ ...event, properties: ['a'] }] }],
    ['with a character the database cannot store', { events: [{ ...event, properties: { text: 'a\0b' } }] }],
  ])('%s', async (_case, payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: 'VALIDATION' } });
    expect(await recorded()).toEqual([]);
  });

  it('with an unknown name, in its field, for any screen', async () => {
    const invented = { name: 'free_money', at: AT, properties: { screen: '/laundry/:id' } };
    const answer = await send(event, invented);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: { code: 'VALIDATION', fields: { 'events.1.name': expect.any(String) } },
    });
    expect(await recorded()).toEqual([]);
  });

  it('with a property named like a prototype', async () => {
    const payload = `{"events":[{"name":"screen_view","at":"${AT}","properties":{"__proto__":{"a":1}}}]}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await api.app.inject({ method: 'POST', url: '/v1/app/clientEvent', headers, payload });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await recorded()).toEqual([]);
  });

  it('that is larger than the limit', async () => {
    const answer = await post({ events: [{ name: 'screen_view', at: AT, properties: { text: 'x'.repeat(70_000) } }] });
    expect(answer.statusCode).toBe(413);
  });

  it('by one address from the 301st in a minute on only', async () => {
    const from = (remoteAddress: string) => post({ events: [event] }, { remoteAddress });
    for (let batch = 0; batch < 300; batch += 1) expect((await from('10.0.0.1')).statusCode).toBe(204);
    expect((await from('10.0.0.1')).statusCode).toBe(429);
    expect((await from('10.0.0.2')).statusCode).toBe(204);
    api.clock.advance(60_001);
    expect((await from('10.0.0.1')).statusCode).toBe(204);
  });
});
