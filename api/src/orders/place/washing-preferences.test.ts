import { DEFAULT_WASHING_PREFERENCES, type WashingPreferences } from '@dongne/contract';
import { eq } from 'drizzle-orm';
import { members, requests } from '#tables';
import { addLaundry, addMember, type TestMember } from '#testing/fixtures';
import { withdraw } from '#testing/login';
import { orderPickup, requestFields, sendForm } from '#testing/request-fixtures';
import { addRequest, asCustomer } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const OWN: WashingPreferences = { softener: 'none', ironing: 'shirts', temperature: 'lukewarm', scent: 'none' };
const SENT = { washingPreferences: JSON.stringify(OWN) };

const order = async ({ headers }: TestMember, fields: Readonly<Record<string, string>> = {}) => {
  const created = await orderPickup(api, headers, { fields: requestFields(await addLaundry(api), fields) });
  return { created, id: created.json<{ applicationId: number }>().applicationId };
};

const storedIn = async ({ headers }: TestMember, id: number) =>
  (await api.app.inject({ url: `/v1/app/request/delivery/detail/${id}`, headers })).json().washingPreferences;

const keptBy = async ({ headers }: TestMember) =>
  (await api.app.inject({ url: '/v1/app/member', headers })).json().washingPreferences;

describe('washing preferences', () => {
  it('are the defaults for a member who has chosen none', async () => {
    const customer = await addMember(api);
    expect(await keptBy(customer)).toEqual(DEFAULT_WASHING_PREFERENCES);
    const { id } = await order(customer);
    expect(await storedIn(customer, id)).toEqual(DEFAULT_WASHING_PREFERENCES);
  });

  it('are kept from an order that names them for the next one that does not', async () => {
    const customer = await addMember(api);
    const first = await order(customer, SENT);
    expect(await storedIn(customer, first.id)).toEqual(OWN);
    expect(await keptBy(customer)).toEqual(OWN);
    const next = await order(customer);
    expect(await storedIn(customer, next.id)).toEqual(OWN);
  });

  it('are not kept from an order that is refused', async () => {
    const customer = await addMember(api);
    const { created } = await order(customer, { ...SENT, couponId: '999999' });
    expect(created.statusCode).toBe(422);
    expect(await keptBy(customer)).toEqual(DEFAULT_WASHING_PREFERENCES);
  });

  it.each(['{"softener":"none"}', JSON.stringify({ ...OWN, scent: 'roses' }), '[]'])(
    'are refused as %s',
    async (text) => {
      const { created } = await order(await addMember(api), { washingPreferences: text });
      expect(created.statusCode).toBe(422);
      expect(created.json().error.fields).toEqual({ washingPreferences: '세탁 취향을 다시 골라 주세요.' });
    },
  );

  it('are changed by an edit for this request only, stay where it does not name them, and reach the shop', async () => {
    const request = await addRequest(api);
    const edit = (fields: Readonly<Record<string, string>>) =>
      sendForm(api, {
        method: 'PUT',
        url: `/v1/app/request/delivery/${request.id}/modify`,
        headers: request.customer.headers,
        form: { fields: { laundryNumByUser: '3', ...fields } },
      });
    expect((await edit(SENT)).json().timeline.at(-1).reason).toContain('세탁 취향');
    expect((await edit({ etc: '살살 빨아 주세요' })).json().washingPreferences).toEqual(OWN);
    expect(await keptBy(request.customer)).toEqual(DEFAULT_WASHING_PREFERENCES);
    const seen = await api.app.inject({ url: `/v1/partner/requests/${request.id}`, headers: request.shop });
    expect(seen.json().washingPreferences).toEqual(OWN);
  });

  it('are erased with the member', async () => {
    const request = await addRequest(api, { fields: SENT });
    const { id, customer } = request;
    await asCustomer(api, request, 'cancel', { reason: '일정이 바뀌었어요' });
    expect((await withdraw(api, customer.headers)).statusCode).toBe(204);
    const { database } = api.parts;
    const left = [
      ...(await database.select().from(members).where(eq(members.id, customer.memberId))),
      ...(await database.select().from(requests).where(eq(requests.id, id))),
    ];
    expect(left.map(({ washingPreferences }) => washingPreferences)).toEqual([null, null]);
  });

  it('survive two orders of one member at once', async () => {
    const customer = await addMember(api);
    const both = await Promise.all([order(customer, SENT), order(customer, SENT)]);
    expect(both.map(({ created }) => created.statusCode)).toEqual([200, 200]);
    const [row] = await api.parts.database.select().from(members).where(eq(members.id, customer.memberId));
    expect(row?.washingPreferences).toEqual(OWN);
  });
});
