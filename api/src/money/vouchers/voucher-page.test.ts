import { addMember } from '#testing/fixtures';
import { approve } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import { addVoucherUser, pricedVoucherRequest, partsWith } from '#testing/voucher-fixtures';
import { refundVoucher } from '../../orders/voucher/refund-voucher';
import { voucherBalanceOf } from './voucher-balance';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const read = (headers: Readonly<Record<string, string>>) => api.app.inject({ url: '/v1/app/myPage/voucher', headers });

describe('vouchers of a member', () => {
  it('show the balance before any payment', async () => {
    const { headers } = await addVoucherUser(api);
    expect((await read(headers)).json()).toEqual({ balanceWon: 50_000, items: [], nextCursor: null });
  });

  it('show payments by shop with their refunds', async () => {
    const request = await pricedVoucherRequest(api);
    await approve(api, request);
    await refundVoucher(api.parts, { requestId: request.id, amountWon: 900, reason: '환불해요.' });
    expect((await read(request.customer.headers)).json()).toMatchObject({
      balanceWon: 42_000,
      items: [
        {
          applicationId: request.id,
          laundryName: '햇살세탁소',
          amountWon: 8_900,
          refundedWon: 900,
          state: 'paid',
        },
      ],
    });
  });

  it('are visible to their own member only', async () => {
    const { headers } = await addMember(api);
    const refused = await read(headers);
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([404, '바우처 이용자만 볼 수 있어요.']);
  });

  it('show no balance while the programme is unavailable', async () => {
    const { memberId } = await addVoucherUser(api);
    const silent = partsWith(api, { balanceOf: async () => ({ state: 'unknown', why: 'timeout' }) as const });
    expect(await voucherBalanceOf(silent, memberId)).toBeNull();
    expect(await voucherBalanceOf({ ...api.parts, vouchers: null }, memberId)).toBeNull();
  });
});
