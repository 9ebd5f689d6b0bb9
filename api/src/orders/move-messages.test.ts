import { eq } from 'drizzle-orm';
import { outboxMessages } from '#tables';
import { asCustomer, asShop, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const pushesTo = ({ customer }: TestRequest) =>
  api.parts.database
    .select({ purpose: outboxMessages.purpose, text: outboxMessages.text })
    .from(outboxMessages)
    .where(eq(outboxMessages.to, customer.phoneNumber))
    .orderBy(outboxMessages.id);

const setOrderMessages = async (request: TestRequest, order: boolean): Promise<void> => {
  const answer = await api.app.inject({
    method: 'PUT',
    url: '/v1/app/member/alarm',
    headers: request.customer.headers,
    payload: { order, marketing: false, night: false },
  });
  expect(answer.json()).toMatchObject({ order });
};

const bellOf = async ({ customer }: TestRequest) =>
  (await api.app.inject({ url: '/v1/app/notification', headers: customer.headers })).json().items;

describe('status transition of a request', () => {
  it('notifies by push and in the app, linking to the request', async () => {
    const request = await requestIn(api, 'Requested');
    await asShop(api, request, 'collect', { pieces: 2 });
    expect((await pushesTo(request)).at(-1)).toEqual({ purpose: 'order', text: '세탁물을 수거했어요.' });
    expect((await bellOf(request))[0]).toMatchObject({
      title: '수거 완료',
      text: '세탁물을 수거했어요.',
      path: `/usage/detail?id=${request.id}`,
    });
  });

  it('notifies in the app only while order messages are off', async () => {
    const request = await requestIn(api, 'Requested');
    await setOrderMessages(request, false);
    const before = await pushesTo(request);
    await asShop(api, request, 'collect', { pieces: 2 });
    expect(await pushesTo(request)).toEqual(before);
    expect((await bellOf(request))[0]).toMatchObject({ title: '수거 완료' });

    await setOrderMessages(request, true);
    await asShop(api, request, 'inspect');
    expect(await pushesTo(request)).toHaveLength(before.length + 1);
  });

  it("quotes the shop's reason as the shop's words", async () => {
    const request = await requestIn(api, 'Denied');
    const text =
      '세탁소 사정으로 이번 신청을 받지 못했어요. 다른 세탁소를 찾아보세요. 세탁소가 남긴 말: “예약이 많아요.”';
    expect((await pushesTo(request)).at(-1)?.text).toBe(text);
    expect((await bellOf(request))[0]).toMatchObject({ title: '세탁소 거절', text });
  });

  it("does not quote the customer's own words", async () => {
    const request = await requestIn(api, 'Requested');
    await asCustomer(api, request, 'cancel', { reason: '다른 이유가 있어요' });
    expect((await bellOf(request))[0]).toMatchObject({ title: '신청 취소', text: '신청이 취소되었어요.' });
  });

  it('notifies once when the shop repeats a command', async () => {
    const request = await requestIn(api, 'Collected');
    const before = await pushesTo(request);
    await asShop(api, request, 'collect', { pieces: 2 });
    expect(await pushesTo(request)).toEqual(before);
  });
});
