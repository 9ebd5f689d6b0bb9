import { PIXEL } from '#testing/request-fixtures';
import { asShop, detailOf, INSPECTION, requestIn } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const PHOTO = `data:image/png;base64,${PIXEL.toString('base64')}`;
const SHIRT = { category: '와이셔츠' };

/** Registers two collected pieces; the list price of a shirt is 1,900 won. */
const register = async (body: object) => {
  const request = await requestIn(api, 'Collected');
  const answer = await asShop(api, request, 'register', { dueDate: INSPECTION.dueDate, ...body });
  return { answer, detail: await detailOf(api, request) };
};

describe('price of an offered item', () => {
  it.each([
    ['nothing', 0],
    ['negative', -1],
    ['a million million won', 10 ** 12],
    ['one won above the limit', 5_000_001],
  ])('is not %s', async (_, priceWon) => {
    const sentence = '금액은 1원부터 5,000,000원까지 적을 수 있어요.';
    const { answer, detail } = await register({ items: [SHIRT, { ...SHIRT, priceWon, note: '사유', photo: PHOTO }] });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { 'items.1.priceWon': sentence }]);
    expect(detail).toMatchObject({ originalStatus: 'Collected', offer: null });
  });

  it.each([1, 1_900])('needs no note up to the list price: %s won', async (priceWon) => {
    expect((await register({ items: [SHIRT, { ...SHIRT, priceWon }] })).answer.statusCode).toBe(200);
  });

  it.each([
    ['a note', { photo: PHOTO }, 'items.1.note', '정가 1,900원보다 높은 금액이에요. 이유를 적어 주세요.'],
    [
      'a note that says something',
      { photo: PHOTO, note: ' ' },
      'items.1.note',
      '정가 1,900원보다 높은 금액이에요. 이유를 적어 주세요.',
    ],
    ['a photo', { note: '얼룩이 깊어요' }, 'items.1.photo', '정가 1,900원보다 높은 금액이에요. 사진을 올려 주세요.'],
    [
      'a note that can be read',
      { note: '\u200B\u3164', photo: PHOTO },
      'items.1.note',
      '정가 1,900원보다 높은 금액이에요. 이유를 적어 주세요.',
    ],
    [
      'no bypass by a space',
      { category: '와이셔츠 ' },
      'items.1.note',
      '정가 1,900원보다 높은 금액이에요. 이유를 적어 주세요.',
    ],
    [
      'no bypass by an unlisted name',
      { category: '배송비' },
      'items.1.note',
      '가격표에 없는 품목이에요. 이유를 적어 주세요.',
    ],
  ])('above the list price needs %s', async (_, part, field, sentence) => {
    const { answer, detail } = await register({ items: [SHIRT, { ...SHIRT, priceWon: 1_901, ...part }] });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { [field]: sentence }]);
    expect(detail.originalStatus).toBe('Collected');
  });

  it('above the list price is shown with its note and photo', async () => {
    const dear = { ...SHIRT, priceWon: 5_000_000, note: '명품이에요', photo: PHOTO };
    const { answer, detail } = await register({ items: [SHIRT, dear] });
    expect(answer.statusCode).toBe(200);
    expect(detail.offer.items[1]).toMatchObject({ estimatedWon: 1_900, priceWon: 5_000_000, note: '명품이에요' });
    expect(detail.offer.items[1].photos).toHaveLength(1);
  });

  it('of a mend has no list price', async () => {
    const mend = { kind: 'mend', category: '기장', priceWon: 90_000 };
    expect((await register({ items: [SHIRT, SHIRT, mend] })).answer.statusCode).toBe(200);
  });
});

describe('items of an offer', () => {
  const MEND = { kind: 'mend', category: '기장', priceWon: 5_000 };

  it.each([
    ['more are washed than were collected', [{ ...SHIRT, count: 3 }]],
    ['fewer are there than were collected', [SHIRT]],
    ['more are washed, whatever is mended', [{ ...SHIRT, count: 3 }, MEND]],
  ])('need a reason when %s, which the customer reads', async (_, items) => {
    const { answer, detail } = await register({ items });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      422,
      { piecesNote: '수거한 2개와 품목 수가 달라요. 이유를 적어 주세요.' },
    ]);
    expect(detail.originalStatus).toBe('Collected');
    expect((await register({ items, piecesNote: '  ' })).answer.statusCode).toBe(422);
    const explained = await register({ items, piecesNote: ' 양말 한 켤레를 한 개로 셌어요. ' });
    expect(explained.answer.statusCode).toBe(200);
    expect(explained.detail.offer.piecesNote).toBe('양말 한 켤레를 한 개로 셌어요.');
  });

  it.each([
    ['as many are washed', [{ ...SHIRT, count: 2 }]],
    ['one of them is mended as well', [{ ...SHIRT, count: 2 }, MEND]],
    ['one is washed and the other one mended', [SHIRT, MEND]],
    ['both are mended only', [MEND, MEND]],
  ])('need none when %s, and store none', async (_, items) => {
    const { answer, detail } = await register({ items, piecesNote: '아무 말' });
    expect([answer.statusCode, detail.offer.piecesNote]).toEqual([200, null]);
  });
});
