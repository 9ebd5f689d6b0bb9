import { addRequest, asShop, detailOf, INSPECTION, type TestRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const announced = (count: number): Promise<TestRequest> =>
  addRequest(api, { fields: { laundryNumByUser: String(count) } });

const toldTo = async (request: TestRequest) => {
  const { timeline, ...detail } = await detailOf(api, request);
  const bell = await api.app.inject({ url: '/v1/app/notification', headers: request.customer.headers });
  const pushes = await api.companies.inbox(request.customer.phoneNumber);
  return {
    pieces: [detail.laundryNumByUser, detail.pieces, detail.registeredPieces],
    rows: timeline
      .filter(({ event }: { event: string }) => event === 'piecesDiffer')
      .map(({ reason }: { reason: string }) => reason),
    bell: bell.json().items[0].text,
    push: pushes[0]?.text,
  };
};

const COLLECTED = '신청한 3개와 다르게 5개를 수거했어요.';

describe('number of pieces that differs from the order', () => {
  it('notifies once at the collection and appears in the timeline', async () => {
    const request = await announced(3);
    await Promise.all([asShop(api, request, 'collect', { pieces: 5 }), asShop(api, request, 'collect', { pieces: 5 })]);
    expect(await toldTo(request)).toEqual({
      pieces: [3, 5, null],
      rows: [COLLECTED],
      bell: `세탁물을 수거했어요. ${COLLECTED}`,
      push: expect.stringContaining(COLLECTED),
    });
    const seen = await api.app.inject({ url: `/v1/partner/requests/${request.id}`, headers: request.shop });
    expect(seen.json()).toMatchObject({ laundryNumByUser: 3, pieces: 5, registeredPieces: null });
  });

  it('is not mentioned when it is equal', async () => {
    const request = await announced(2);
    await asShop(api, request, 'collect', { pieces: 2 });
    await asShop(api, request, 'register', INSPECTION);
    expect(await toldTo(request)).toMatchObject({ pieces: [2, 2, 2], rows: [] });
  });
});

describe('number of pieces that differs from the collection', () => {
  const NOTE = '한 벌은 세트예요.';
  const REGISTERED = `수거한 3개와 다르게 2개를 등록했어요. 세탁소가 남긴 말: “${NOTE}”`;

  it('is mentioned with the price, once', async () => {
    const request = await announced(3);
    await asShop(api, request, 'collect', { pieces: 3 });
    const body = { ...INSPECTION, piecesNote: NOTE };
    await asShop(api, request, 'register', body);
    await asShop(api, request, 'register', body);
    expect(await toldTo(request)).toEqual({
      pieces: [3, 3, 2],
      rows: [REGISTERED],
      bell: expect.stringContaining(REGISTERED),
      push: expect.stringContaining(REGISTERED),
    });
  });

  it('is mentioned with a corrected price only when it has changed', async () => {
    const request = await announced(3);
    await asShop(api, request, 'collect', { pieces: 3 });
    await asShop(api, request, 'register', { ...INSPECTION, piecesNote: NOTE });
    await asShop(api, request, 'register', { ...INSPECTION, piecesNote: NOTE, dueDate: '2026-03-07' });
    expect(await toldTo(request)).toMatchObject({ rows: [REGISTERED], bell: expect.not.stringContaining(NOTE) });
    await asShop(api, request, 'register', { ...INSPECTION, piecesNote: '두 벌이었어요.' });
    const { rows, bell } = await toldTo(request);
    expect([rows.length, bell]).toEqual([2, expect.stringContaining('두 벌이었어요.')]);
  });
});
