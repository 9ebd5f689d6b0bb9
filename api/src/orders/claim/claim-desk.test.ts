import { eq } from 'drizzle-orm';
import { PAGE_SIZE } from '#base';
import { claimPhotos, claims, claimSteps, fileRemovals, requestItems, requests } from '#tables';
import { operatorHeaders } from '#testing/fixtures';
import { orderPickup, PIXEL, requestFields } from '#testing/request-fixtures';
import { approve, asShop, detailOf, DOOR_PHOTO, INSPECTION, requestIn, type TestRequest } from '#testing/shop-commands';
import { addLaundry, addMember, shopHeaders } from '#testing/fixtures';
import { withdraw } from '#testing/login';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import {
  answerAs,
  deliverRequest,
  caseOf,
  claimItem,
  CLAIM_WORDS,
  decide,
  itemIdsOf,
  madeClaim,
  paidAndHome,
  settle,
  shopCall,
} from '#testing/orders/claim-fixtures';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const shopClaims = async ({ shop }: Pick<TestRequest, 'shop'>, query = '') =>
  (await api.app.inject({ url: `/v1/partner/claims${query}`, headers: shop })).json();

const operatorClaims = async (cursor?: string) =>
  (
    await api.app.inject({
      url: `/v1/operator/claims${cursor === undefined ? '' : `?cursor=${cursor}`}`,
      headers: await operatorHeaders(api),
    })
  ).json();

/** Adds a request with every possible photo. */
const photographed = async (): Promise<TestRequest> => {
  const customer = await addMember(api);
  const laundryId = await addLaundry(api);
  const shop = await shopHeaders(api, laundryId);
  const form = {
    fields: requestFields(laundryId, { laundryNumByUser: '3', hasStain: 'true' }),
    photos: [{ field: 'stain', bytes: PIXEL }],
  };
  const { applicationId: id } = (await orderPickup(api, customer.headers, form)).json();
  const request = { id, laundryId, customer, shop };
  await asShop(api, request, 'collect', { pieces: 2, photo: DOOR_PHOTO });
  const [shirt, trousers] = INSPECTION.items;
  const items = [{ ...shirt, note: '소매가 낡았어요', photo: DOOR_PHOTO }, trousers];
  await asShop(api, request, 'register', { ...INSPECTION, items, piecesNote: '두 벌이에요' });
  await approve(api, request);
  return deliverRequest(api, request);
};

describe('evidence of a claim', () => {
  it('is equal for customer, shop and operator', async () => {
    const request = await photographed();
    const id = await madeClaim(api, request);
    const mine = await caseOf(api, request, id);
    expect(mine.evidence).toMatchObject({
      pieces: { announced: 3, counted: 2 },
      itemNote: '소매가 낡았어요',
      collectPhotos: [{ url: expect.any(String) }],
      deliveredPhotos: [{ url: expect.any(String) }],
      itemPhotos: [{ url: expect.any(String) }],
      myPhotos: [{ url: expect.any(String) }],
    });
    const [theirs] = (await shopClaims(request)).items;
    const ours = (await operatorClaims()).items.find((claim: { id: number }) => claim.id === id);
    expect([theirs.evidence, ours.evidence]).toEqual([mine.evidence, mine.evidence]);
    const { url } = mine.evidence.deliveredPhotos[0];
    expect((await api.app.inject({ url })).statusCode).toBe(200);
    expect((await api.app.inject({ url: url.replace(/sign=./, 'sign=_') })).statusCode).toBe(404);
  });

  it('is visible to the customer and to that shop only', async () => {
    const [request, other] = [await requestIn(api, 'Delivered'), await requestIn(api, 'Delivered')];
    const id = await madeClaim(api, request);
    const foreign = await api.app.inject({ url: `/v1/app/claim/${id}`, headers: other.customer.headers });
    expect([foreign.statusCode, foreign.json().error.svMessage]).toEqual([404, '찾는 접수 내역이 없어요.']);
    expect((await api.app.inject({ url: `/v1/app/claim/${id}`, headers: request.shop })).statusCode).toBe(403);
    expect((await api.app.inject({ url: `/v1/app/claim/${id}` })).statusCode).toBe(400);
    expect((await shopClaims(other)).items).toEqual([]);
    for (const [command, payload] of [
      ['answer', { stance: 'Accept', text: '네' }],
      ['collected-again', {}],
      ['returned-again', { photo: DOOR_PHOTO }],
    ] as const)
      expect([command, (await shopCall(api, other, id, command, payload)).statusCode]).toEqual([command, 404]);
    expect((await caseOf(api, request, id)).timeline).toHaveLength(1);
  });

  it('contains nothing that names the customer for shop and operator', async () => {
    const request = await requestIn(api, 'Delivered');
    await madeClaim(api, request);
    const text = JSON.stringify([await shopClaims(request), await operatorClaims()]);
    for (const secret of [request.customer.phoneNumber, '101호', '받는 사람', '테헤란로', 'memberId'])
      expect(text).not.toContain(secret);
  });
});

describe('answer of a shop to a claim', () => {
  it('is given once, with photos, and visible to the customer', async () => {
    const request = await requestIn(api, 'Delivered');
    const id = await madeClaim(api, request);
    expect((await shopClaims(request)).items[0].allowedActions).toEqual(['answer']);
    const payload = { stance: 'Object', text: '받을 때부터 있던 구멍이에요.', photos: [DOOR_PHOTO, DOOR_PHOTO] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => shopCall(api, request, id, 'answer', payload)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers[0]?.json()).toMatchObject({ status: 'Answered', stance: 'Object', allowedActions: [] });
    expect((await caseOf(api, request, id)).timeline).toMatchObject([
      { event: 'claimed', who: 'me' },
      { event: 'answered', who: 'shop', text: payload.text, photos: [{}, {}] },
    ]);
    const other = await answerAs(api, request, id);
    expect([other.statusCode, other.json().error.code]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it.each([
    ['blanks alone', { stance: 'Accept', text: ' \u200b ' }, 422],
    ['too many characters', { stance: 'Accept', text: '가'.repeat(501) }, 422],
    ['six photos', { stance: 'Accept', text: '네', photos: Array.from({ length: 6 }, () => DOOR_PHOTO) }, 422],
    ['an invalid photo', { stance: 'Accept', text: '네', photos: ['data:image/png;base64,AAAA'] }, 415],
    ['no stance', { text: '네' }, 422],
  ])('is rejected with %s', async (_case, payload, status) => {
    const request = await requestIn(api, 'Delivered');
    const id = await madeClaim(api, request);
    expect((await shopCall(api, request, id, 'answer', payload)).statusCode).toBe(status);
    expect((await caseOf(api, request, id)).status).toBe('Received');
  });
});

describe('item that is washed again', () => {
  it('notifies its customer of collection and return with a photo', async () => {
    const request = await requestIn(api, 'Completed');
    const { payment } = await detailOf(api, request);
    const id = await madeClaim(api, request);
    expect((await shopCall(api, request, id, 'collected-again')).statusCode).toBe(409);
    await answerAs(api, request, id);
    expect((await shopClaims(request)).items[0].address).toBeNull();
    await decide(api, id, { decision: 'WashAgain', collectOn: '2026-03-05' });
    expect(await caseOf(api, request, id)).toMatchObject({
      status: 'WashAgain',
      timeline: [{}, {}, { event: 'decided', on: '2026-03-05' }],
    });
    expect((await shopClaims(request)).items[0]).toMatchObject({
      allowedActions: ['collectedAgain'],
      address: { recipient: expect.any(String), roadAddress: expect.stringContaining('테헤란로') },
    });
    expect((await shopCall(api, request, id, 'returned-again', { photo: DOOR_PHOTO })).statusCode).toBe(409);
    expect((await shopCall(api, request, id, 'collected-again', { photo: DOOR_PHOTO })).json()).toMatchObject({
      allowedActions: ['returnedAgain'],
    });
    expect((await shopCall(api, request, id, 'collected-again')).statusCode).toBe(200);
    expect((await shopCall(api, request, id, 'returned-again')).statusCode).toBe(422);
    for (let press = 0; press < 2; press += 1)
      expect((await shopCall(api, request, id, 'returned-again', { photo: DOOR_PHOTO })).json()).toMatchObject({
        status: 'WashedAgain',
        allowedActions: [],
        address: null,
      });
    const { timeline } = await caseOf(api, request, id);
    expect(timeline.map(({ event }: { event: string }) => event)).toEqual([
      'claimed',
      'answered',
      'decided',
      'collectedAgain',
      'returnedAgain',
    ]);
    expect(timeline[4].photos).toHaveLength(1);
    expect((await detailOf(api, request)).payment).toEqual(payment);
    const { items } = (await api.app.inject({ url: '/v1/app/notification', headers: request.customer.headers })).json();
    expect(items.map(({ title }: { title: string }) => title).slice(0, 3)).toEqual([
      '다시 세탁 완료',
      '다시 세탁 결정',
      '세탁소 답변',
    ]);
  });

  it('cannot be decided once its address is erased', async () => {
    const request = await requestIn(api, 'Completed');
    const id = await madeClaim(api, request);
    await answerAs(api, request, id);
    const erased = { addressErasedAt: api.clock.now() };
    await api.parts.database.update(requests).set(erased).where(eq(requests.id, request.id));
    const refused = await decide(api, id, { decision: 'WashAgain', collectOn: '2026-03-05' });
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([
      409,
      '주소를 보관하는 기간이 지나 다시 수거할 수 없어요.',
    ]);
  });
});

describe('list of claims', () => {
  it('shows operators the worth of the item and the remainder', async () => {
    const request = await paidAndHome(api);
    const id = await madeClaim(api, request);
    const found = (await operatorClaims()).items.find((claim: { id: number }) => claim.id === id);
    expect(found).toMatchObject({ worthWon: 8_000, leftWon: 12_000, isItemRefunded: false });
    expect(new Date(found.decidableAt).getTime()).toBe(new Date(found.createdAt).getTime() + 48 * 3_600_000);
  });

  it('of an operator starts with the oldest open claim', async () => {
    await api.parts.database.delete(claimPhotos);
    await api.parts.database.delete(claimSteps);
    await api.parts.database.delete(claims);
    const request = await requestIn(api, 'Delivered');
    const items = Array.from({ length: PAGE_SIZE + 3 }, () => INSPECTION.items[0]);
    const { database } = api.parts;
    const [row] = await database.select().from(requests).where(eq(requests.id, request.id));
    const [known] = await database.select().from(requestItems).where(eq(requestItems.requestId, request.id));
    if (known === undefined || row === undefined) throw new Error('no item to copy');
    const { id: _id, ...part } = known;
    const ids = (
      await database
        .insert(requestItems)
        .values(items.map(() => part))
        .returning()
    ).map(({ id }) => id);
    const at = api.clock.now();
    const seeded = await database
      .insert(claims)
      .values(
        ids.map((itemId, index) => ({
          requestId: request.id,
          itemId,
          kind: 'Loss' as const,
          createdAt: at,
          ...(index < 3 ? ({ status: 'Refused', decision: 'Refuse', decidedAt: at } as const) : {}),
        })),
      )
      .returning();
    const [one, two, three, ...open] = seeded.map(({ id }) => id);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await operatorClaims(cursor);
      seen.push(...page.items.map(({ id }: { id: number }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([...open, three, two, one]);
    const first = await shopClaims(request);
    const second = await shopClaims(request, `?cursor=${first.nextCursor}`);
    const ofShop = [...first.items, ...second.items].map(({ id }: { id: number }) => id);
    expect([ofShop, second.nextCursor]).toEqual([seeded.map(({ id }) => id).reverse(), null]);
  });
});

describe('member with a claim', () => {
  const leave = (request: TestRequest) => withdraw(api, request.customer.headers);

  it('cannot withdraw before its end, and then leaves no personal data', async () => {
    const request = await paidAndHome(api);
    await asShop(api, request, 'delivered');
    await api.app.inject({
      method: 'POST',
      url: `/v1/app/request/delivery/${request.id}/confirm`,
      headers: request.customer.headers,
    });
    const sentence = '처리 중인 분실·손상 접수가 있어요. 끝난 뒤에 탈퇴할 수 있어요.';
    const isHeld = async () => {
      const { statusCode, json } = await leave(request);
      expect([statusCode, json().error.svMessage]).toEqual([409, sentence]);
    };
    const id = await madeClaim(api, request);
    const [, second = 0] = await itemIdsOf(api, request);
    await isHeld();
    await shopCall(api, request, id, 'answer', { stance: 'Accept', text: '죄송해요', photos: [DOOR_PHOTO] });
    await isHeld();
    await decide(api, id, { decision: 'WashAgain', collectOn: '2026-03-05' });
    await isHeld();
    await shopCall(api, request, id, 'collected-again');
    await shopCall(api, request, id, 'returned-again', { photo: DOOR_PHOTO });
    expect((await claimItem(api, request, { fields: { itemId: String(second) } })).statusCode).toBe(200);
    await isHeld();
    const { claims: own } = await detailOf(api, request);
    await answerAs(api, request, own[1].id);
    await decide(api, own[1].id, { decision: 'Refund', amountWon: 4_000 });
    await settle(api);
    const keys = (await api.parts.database.select().from(claimPhotos)).map(({ fileKey }) => fileKey);
    await withdraw(api, request.customer.headers);
    const [claim] = (await shopClaims(request)).items.filter((shown: { id: number }) => shown.id === id);
    expect(claim).toMatchObject({ text: '', photos: [], status: 'WashedAgain' });
    expect(JSON.stringify(claim)).not.toContain(CLAIM_WORDS);
    expect(claim.timeline.flatMap(({ photos }: { photos: unknown[] }) => photos)).toEqual([]);
    const left = new Set((await api.parts.database.select().from(claimPhotos)).map(({ fileKey }) => fileKey));
    const gone = keys.filter((key) => !left.has(key));
    expect(gone.length).toBeGreaterThanOrEqual(4);
    for (const key of gone) expect(await api.parts.files.get(key)).toBeNull();
    expect(await api.parts.database.select().from(fileRemovals)).toEqual([]);
  });
});
