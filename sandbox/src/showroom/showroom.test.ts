import { addMember } from '@dongne/api/testing/fixtures';
import { bearer } from '@dongne/api/testing/login';
import { approve, requestIn, type TestRequest } from '@dongne/api/testing/shop-commands';
import { type TestApi } from '@dongne/api/testing/test-api';
import { openSandboxApi } from '../testing/sandbox-api';

let api: TestApi;
beforeAll(async () => {
  api = await openSandboxApi();
});
afterAll(() => api.close());

const get = async (url: string) => (await api.app.inject({ url: `/sandbox${url}` })).json();
const post = (url: string, payload: object = {}) => api.app.inject({ method: 'POST', url: `/sandbox${url}`, payload });
const next = async ({ id }: TestRequest) => (await get(`/orders/${id}`)).next;

describe('showroom of the sandbox', () => {
  it('lists the newest orders with customers, and the newest messages', async () => {
    const { id, laundryId, customer } = await requestIn(api, 'Requested');
    await post('/limits/reset');
    await api.app.inject({ method: 'POST', url: '/v1/app/auth/otp', payload: { phoneNumber: '01000000009' } });
    await get('/messages?to=01000000009');

    const { now, orders, messages } = await get('/showroom');

    expect(Date.parse(now)).toBeCloseTo(api.clock.now().getTime(), -4);
    expect(orders[0]).toMatchObject({
      id,
      laundryId,
      laundryName: '햇살세탁소',
      originalStatus: 'Requested',
      statusLabel: '신청 완료',
      isAccepted: false,
      isApproved: false,
      totalWon: null,
    });
    expect(orders[0].customer.userId).toBe(customer.memberId);
    const code = { to: '01000000009', kind: 'sms', otpCode: expect.stringMatching(/^\d{6}$/) };
    expect(messages).toEqual(expect.arrayContaining([expect.objectContaining(code)]));
  });

  it('shows the timeline of an order and its next step', async () => {
    const request = await requestIn(api, 'Requested');
    const order = await get(`/orders/${request.id}`);
    expect(order.timeline).toEqual([
      expect.objectContaining({ event: 'moved', status: 'Requested', who: 'customer', reason: null }),
    ]);
    expect(order.next).toEqual({ command: 'accept', says: '수거 확정', to: null });
    expect((await api.app.inject({ url: '/sandbox/orders/999999' })).statusCode).toBe(404);
  });

  it('acts once on a double click', async () => {
    const { id } = await requestIn(api, 'Requested');
    const press = () => post(`/orders/${id}/next`, { command: 'accept' });
    expect((await press()).statusCode).toBe(200);
    const again = await press();
    expect(again.statusCode).toBe(409);
    expect(again.json().error.svMessage).toBe('그사이에 신청이 다음 단계로 넘어갔어요.');
    expect((await get(`/orders/${id}`)).timeline).toHaveLength(2);
  });

  it('logs in as a known member without a code', async () => {
    const { memberId: id } = await addMember(api);
    const { user, accessToken, refreshToken } = (await post(`/members/${id}/login`)).json();
    expect(user.userId).toBe(id);
    expect(refreshToken).toEqual(expect.any(String));
    const headers = bearer(accessToken);
    expect((await api.app.inject({ url: '/v1/app/member', headers })).json()).toMatchObject({ userId: id });
    expect((await post('/members/999999/login')).statusCode).toBe(404);
  });

  it('lists card behaviours and remaining faults', async () => {
    expect(await get('/card-endings')).toEqual(
      expect.arrayContaining([
        { lastFour: '0000', ending: 'succeeds' },
        { lastFour: '0100', ending: 'refusedFirst' },
      ]),
    );
    await post('/faults', { path: '/v1/app/versions', status: 503, times: 2 });
    await api.app.inject('/v1/app/versions');
    expect(await get('/faults')).toEqual([
      { path: '/v1/app/versions', fault: { kind: 'status', status: 503 }, left: 1 },
    ]);
  });

  it('completes an order step by step, waiting for its customer', async () => {
    const request = await requestIn(api, 'Requested');
    const pressed: string[] = [];
    for (let turn = await next(request); turn !== null; turn = await next(request)) {
      pressed.push(turn.command);
      expect((await post(`/orders/${request.id}/next`, { command: turn.command })).statusCode).toBe(200);
      if (turn.command === 'register') {
        expect(await next(request)).toBeNull();
        await approve(api, { ...request, customer: await freshly(request) });
      }
    }
    const shopSteps = ['inspect', 'register', 'process', 'complete-wash', 'deliver', 'delivered'];
    expect(pressed).toEqual(['accept', 'travel', 'collect', ...shopSteps]);
    expect((await get(`/orders/${request.id}`)).originalStatus).toBe('Delivered');
  });
});

/** The customer with a fresh token after the travel to the slot. */
const freshly = async ({ customer }: TestRequest): Promise<TestRequest['customer']> => {
  const { accessToken } = (await post(`/members/${customer.memberId}/login`)).json();
  return { ...customer, headers: bearer(accessToken) };
};
