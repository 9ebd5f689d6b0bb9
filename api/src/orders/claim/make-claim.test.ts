import { CLAIM } from '@dongne/contract';
import { approve, asShop, detailOf, requestIn, withFreshTokens, addRequest, INSPECTION } from '#testing/shop-commands';
import { countUse } from '#base';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { caseOf, claimItem, CLAIM_WORDS, itemIdsOf, madeClaim } from '#testing/orders/claim-fixtures';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const UNWASHED = '세탁하지 않은 품목이에요. 문제가 있으면 고객센터에 문의해 주세요.';

describe('making a claim', () => {
  it('is for one item of a delivered request, with its steps', async () => {
    const request = await requestIn(api, 'Delivered');
    const [first, second] = await itemIdsOf(api, request);
    const before = await detailOf(api, request);
    expect(before).toMatchObject({
      claims: [],
      claimableItems: [
        { id: first, name: '와이셔츠' },
        { id: second, name: '하의' },
      ],
    });
    expect(before.allowedActions).toContain('claim');
    const answer = await claimItem(api, request, { photos: 2 });
    expect([answer.statusCode, answer.json()]).toEqual([200, { claimId: expect.any(Number) }]);
    const { claimId } = answer.json();
    const after = await detailOf(api, request);
    expect(after.claims).toEqual([{ id: claimId, itemId: first, itemName: '와이셔츠', status: 'Received' }]);
    expect(after.claimableItems).toEqual([{ id: second, name: '하의' }]);
    expect(await caseOf(api, request, claimId)).toMatchObject({
      id: claimId,
      applicationId: request.id,
      laundryName: '햇살세탁소',
      item: { id: first, name: '와이셔츠', priceWon: 1_900 },
      kind: 'Damage',
      text: CLAIM_WORDS,
      status: 'Received',
      stance: null,
      decision: null,
      refund: null,
      evidence: { pieces: { announced: 2, counted: 2 } },
      timeline: [{ event: 'claimed', who: 'me', text: CLAIM_WORDS }],
    });
    const { photos } = await caseOf(api, request, claimId);
    expect(photos).toHaveLength(2);
    for (const { url } of photos) expect((await api.app.inject({ url })).statusCode).toBe(200);
  });

  it('is possible for every washed item, once', async () => {
    const request = await requestIn(api, 'Completed');
    for (const id of await itemIdsOf(api, request))
      expect((await claimItem(api, request, { fields: { itemId: String(id) } })).statusCode).toBe(200);
    const { allowedActions, claimableItems, claims } = await detailOf(api, request);
    expect([allowedActions.includes('claim'), claimableItems, claims.length]).toEqual([false, [], 2]);
  });

  it('of a loss needs no photo', async () => {
    const request = await requestIn(api, 'Delivered');
    expect((await claimItem(api, request, { fields: { kind: 'Loss' }, photos: 0 })).statusCode).toBe(200);
  });

  it('is idempotent by key and rejects another body', async () => {
    const request = await requestIn(api, 'Delivered');
    const first = await claimItem(api, request, { key: 'one' });
    const again = await claimItem(api, request, { key: 'one' });
    expect(again.json()).toEqual(first.json());
    const other = await claimItem(api, request, { key: 'one', fields: { text: '다른 이야기를 길게 적었어요' } });
    expect(other.json().error.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('creates one of many concurrent claims, which the others name', async () => {
    const request = await requestIn(api, 'Delivered');
    const answers = await Promise.all(Array.from({ length: 8 }, () => claimItem(api, request)));
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(made).toHaveLength(1);
    const claimId = made[0]?.json().claimId;
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(refused.json().error).toEqual({
        code: 'ALREADY_EXISTS',
        svMessage: '이미 접수한 품목이에요.',
        claimId,
      });
  });

  it('is limited per hour', async () => {
    const request = await requestIn(api, 'Delivered');
    for (let made = 0; made < CLAIM.perHour; made += 1)
      await api.parts.database.transaction(async (tx) => {
        await countUse(tx, api.parts, {
          subject: `claim:${request.customer.memberId}`,
          max: CLAIM.perHour,
          windowMs: 3_600_000,
        });
      });
    expect((await claimItem(api, request)).json().error.code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('content of a claim', () => {
  it.each([
    ['without an item', { itemId: '' }, 1, { itemId: '어떤 품목인지 골라 주세요.' }],
    ['of a non-numeric item', { itemId: '1e3' }, 1, { itemId: '어떤 품목인지 골라 주세요.' }],
    ['without a kind', { kind: '' }, 1, { kind: '무슨 일이 있었는지 골라 주세요.' }],
    ['of another kind', { kind: 'Theft' }, 1, { kind: '무슨 일이 있었는지 골라 주세요.' }],
    ['of nine characters', { text: '구멍이 생겼어요.' }, 1, { text: '어떤 상황인지 10자 이상 적어 주세요.' }],
    ['of blanks', { text: '\u200b'.repeat(20) }, 1, { text: '어떤 상황인지 10자 이상 적어 주세요.' }],
    ['of too many characters', { text: '가'.repeat(1_001) }, 1, { text: '1,000자까지 적을 수 있어요.' }],
    ['of damage without a photo', {}, 0, { photo: '손상된 곳이 보이는 사진을 한 장 이상 추가해 주세요.' }],
    ['with six photos', {}, 6, { photo: '사진 등록은 5개 까지 할 수 있어요.' }],
  ])('is validated field by field: %s', async (_case, fields, photos, told) => {
    const request = await requestIn(api, 'Delivered');
    const answer = await claimItem(api, request, { fields, photos });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, told]);
    expect((await detailOf(api, request)).claims).toEqual([]);
  });
});

describe('claim is rejected', () => {
  const errorOf = async (...call: Parameters<typeof claimItem>) => {
    const { statusCode, json } = await claimItem(...call);
    return [statusCode, json().error?.code, json().error?.svMessage];
  };

  it.each(['Requested', 'Registered', 'Processing', 'WashCompleted', 'Delivering'] as const)(
    'while the request is %s',
    async (status) => {
      const request = await requestIn(api, status);
      const [itemId = 1] = await itemIdsOf(api, request);
      const expected =
        status === 'Requested'
          ? [404, 'NOT_FOUND', '찾는 품목이 없어요.']
          : [409, 'INVALID_TRANSITION', '세탁물을 받은 뒤에 접수할 수 있어요.'];
      expect(await errorOf(api, request, { fields: { itemId: String(itemId) } })).toEqual(expected);
      expect((await detailOf(api, request)).allowedActions).not.toContain('claim');
    },
  );

  it('for items returned unwashed, with a link to the customer centre', async () => {
    const request = await addRequest(api);
    await asShop(api, request, 'collect', { pieces: 2 });
    await asShop(api, request, 'register', INSPECTION);
    await asShop(api, request, 'return', { reason: '세탁할 수 없는 소재예요.' });
    expect(await errorOf(api, request)).toEqual([409, 'INVALID_TRANSITION', UNWASHED]);
  });

  it('for an item that the customer declined', async () => {
    const request = await addRequest(api);
    await asShop(api, request, 'collect', { pieces: 2 });
    await asShop(api, request, 'register', INSPECTION);
    const [first = 0] = await itemIdsOf(api, request);
    await approve(api, request, [first]);
    for (const command of ['process', 'complete-wash', 'deliver', 'delivered']) await asShop(api, request, command);
    expect((await detailOf(api, request)).claimableItems).toEqual([{ id: expect.any(Number), name: '하의' }]);
    expect(await errorOf(api, request)).toEqual([409, 'INVALID_TRANSITION', UNWASHED]);
  });

  it("for other members' requests, other items and items of earlier offers", async () => {
    const [own, other] = [await requestIn(api, 'Delivered'), await requestIn(api, 'Delivered')];
    const [foreign] = await itemIdsOf(api, other);
    expect(await errorOf(api, { ...other, customer: own.customer }, { fields: { itemId: String(foreign) } })).toEqual([
      404,
      'NOT_FOUND',
      '찾는 신청이 없어요.',
    ]);
    expect(await errorOf(api, own, { fields: { itemId: String(foreign) } })).toEqual([
      404,
      'NOT_FOUND',
      '찾는 품목이 없어요.',
    ]);
    const corrected = await requestIn(api, 'Registered');
    const [old] = await itemIdsOf(api, corrected);
    const [shirt, trousers] = INSPECTION.items;
    await asShop(api, corrected, 'register', { ...INSPECTION, items: [{ ...shirt, priceWon: 1_800 }, trousers] });
    await approve(api, corrected);
    for (const command of ['process', 'complete-wash', 'deliver', 'delivered']) await asShop(api, corrected, command);
    const answer = await errorOf(api, corrected, { fields: { itemId: String(old) } });
    expect(answer).toEqual([404, 'NOT_FOUND', '찾는 품목이 없어요.']);
  });

  it('from the second in which 180 days are over', async () => {
    const [early, late] = [await requestIn(api, 'Delivered'), await requestIn(api, 'Completed')];
    const until = new Date((await detailOf(api, late)).claimUntil).getTime();
    api.clock.travelTo(new Date(until + 1));
    const after = await withFreshTokens(api, late);
    expect((await detailOf(api, after)).allowedActions).not.toContain('claim');
    expect((await detailOf(api, after)).claimableItems).toEqual([]);
    expect(await errorOf(api, after)).toEqual([
      409,
      'INVALID_TRANSITION',
      '배송하고 180일이 지나 접수할 수 없어요. 고객센터에 문의해 주세요.',
    ]);
    api.clock.travelTo(
      new Date(new Date((await detailOf(api, await withFreshTokens(api, early))).claimUntil).getTime() - 5_000),
    );
    const before = await withFreshTokens(api, early);
    expect((await detailOf(api, before)).allowedActions).toContain('claim');
    expect(await madeClaim(api, before)).toEqual(expect.any(Number));
  });
});

describe('list of requests', () => {
  it('offers a claim exactly where the request does', async () => {
    const request = await requestIn(api, 'Completed');
    const listed = async () => {
      const url = '/v1/app/request/delivery?usageType=completed';
      const { items } = (await api.app.inject({ url, headers: request.customer.headers })).json();
      return items[0].allowedActions;
    };
    expect(await listed()).toEqual((await detailOf(api, request)).allowedActions);
    expect(await listed()).toContain('claim');
    for (const id of await itemIdsOf(api, request)) await claimItem(api, request, { fields: { itemId: String(id) } });
    expect(await listed()).toEqual((await detailOf(api, request)).allowedActions);
    expect(await listed()).not.toContain('claim');
  });
});
