import { addMembership, type TestMember } from '#testing/fixtures';
import { addRequest, approve, asCustomer, asShop, INSPECTION, type TestRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import { addSubscriber, leave, membershipOf, termsOf } from '#testing/money/membership-fixtures';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const totals = async (member: TestMember) => {
  const { totalCount, totalDiscount } = await membershipOf(api, member);
  return [totalCount, totalDiscount];
};

const priced = async (request: TestRequest): Promise<TestRequest> => {
  await asShop(api, request, 'collect', { pieces: 2 });
  await asShop(api, request, 'register', INSPECTION);
  return request;
};

/** Offered price of a member, at a shop with or without membership service. */
const offered = async (hasMembershipService = true): Promise<TestRequest> => {
  const request = await addRequest(api, { shop: { hasMembershipService } });
  await addMembership(api, request.customer);
  return priced(request);
};

describe('membership savings', () => {
  it('are counted once when a discounted price is approved', async () => {
    const request = await offered();
    expect(await totals(request.customer)).toEqual([0, 0]);
    await approve(api, request);
    await approve(api, request);
    expect(await totals(request.customer)).toEqual([1, 590]);
  });

  it('exclude declined items', async () => {
    const request = await offered();
    const { offer } = await api.app
      .inject({ url: `/v1/app/request/delivery/detail/${request.id}`, headers: request.customer.headers })
      .then((answer) => answer.json());
    await approve(api, request, [offer.items[1].id]);
    expect(await totals(request.customer)).toEqual([1, 190]);
  });

  it('are nothing at a shop without membership service', async () => {
    const request = await offered(false);
    await approve(api, request);
    expect(await totals(request.customer)).toEqual([0, 0]);
  });

  it('are reverted when the laundry returns unwashed', async () => {
    const request = await offered();
    await approve(api, request);
    await asShop(api, request, 'return', { reason: '세탁할 수 없는 소재예요.' });
    expect(await totals(request.customer)).toEqual([0, 0]);
  });

  it('are reverted with an advance approval, and counted again after manual approval', async () => {
    const request = await addRequest(api, {
      shop: { hasMembershipService: true },
      fields: { advanceLimitWon: '12000' },
    });
    await addMembership(api, request.customer);
    await priced(request);
    expect(await totals(request.customer)).toEqual([1, 590]);
    await asCustomer(api, request, 'advance/withdraw');
    expect(await totals(request.customer)).toEqual([0, 0]);
    await approve(api, request);
    expect(await totals(request.customer)).toEqual([1, 590]);
  });
});

describe('membership month with a used discount', () => {
  const shopOf = async (member: TestMember): Promise<TestRequest> => {
    const request = await addRequest(api, { shop: { hasMembershipService: true }, customer: member });
    return priced(request);
  };

  it('is not refunded, and the benefit lasts until its end', async () => {
    const member = await addSubscriber(api);
    const request = await shopOf(member);
    await approve(api, request);
    expect(await termsOf(api, member)).toMatchObject({ refundWon: 0, isUsed: true, isAtOnce: false });
    expect((await leave(api, member)).json().userMembershipInfo[0]).toMatchObject({ membershipStatus: 'Leaving' });
  });

  it('includes discounted prices awaiting approval', async () => {
    const member = await addSubscriber(api);
    await shopOf(member);
    expect(await termsOf(api, member)).toMatchObject({ refundWon: 0, isUsed: true });
  });

  it('is unused again when nothing was washed', async () => {
    const member = await addSubscriber(api);
    const request = await shopOf(member);
    await approve(api, request);
    await asShop(api, request, 'return', { reason: '세탁할 수 없는 소재예요.' });
    expect(await termsOf(api, member)).toMatchObject({ refundWon: 3_900, isUsed: false });
  });
});
