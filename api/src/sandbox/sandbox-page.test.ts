import { addLaundry, addMember } from '../testing/fixtures';
import { orderPickup, requestFields } from '../testing/request-fixtures';
import { asCustomer, detailOf, requestIn } from '../testing/shop-commands';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('the sandbox page', () => {
  it('is a page that may run its own script only', async () => {
    const page = await api.app.inject({ url: '/sandbox' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect((await api.app.inject({ url: '/sandbox/page.js' })).headers['content-type']).toMatch(/^text\/javascript/);
  });

  it('lists the requests under way with what their shops need to be played', async () => {
    const laundryId = await addLaundry(api);
    const member = await addMember(api);
    await orderPickup(api, member.headers, { fields: requestFields(laundryId) });

    const listed = (await api.app.inject({ url: '/sandbox/requests' })).json();

    expect(listed).toEqual([
      expect.objectContaining({
        laundryId,
        originalStatus: 'Requested',
        statusLabel: '신청 완료',
        laundryNumByUser: 3,
      }),
    ]);
  });

  it('shows what customers have asked, so that the shop can be played that answers', async () => {
    const request = await requestIn(api, 'Registered');
    const { items } = await detailOf(api, request);
    await asCustomer(api, request, `items/${items[0].id}/question`, { text: '왜요?' });
    const [first] = (await api.app.inject({ url: '/sandbox/requests' })).json();
    expect(first.questions).toEqual([
      expect.objectContaining({ applicationId: request.id, itemName: '와이셔츠', text: '왜요?' }),
    ]);
  });
});
