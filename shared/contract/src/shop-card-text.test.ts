import { DOT } from '@dongne/contract';
import { cardDaysText, cardPriceText } from './shop-card-text';

const NOW = '2026-11-24T10:00:00+09:00'; // a Tuesday

describe('price of a shop in lists', () => {
  it.each([
    ['of the compared piece', { comparedPrice: { category: '코트', priceWon: 13_000 } }, '코트 13,000원'],
    ['the lowest one where the shop does not wash that piece', { comparedPrice: null }, '1,900원부터'],
    ['the lowest one where nothing was compared', {}, '1,900원부터'],
  ] as const)('is %s', (_case, compared, text) => {
    expect(cardPriceText({ ...compared, priceFrom: 1_900 })).toBe(text);
  });
});

describe('days of a first order', () => {
  it.each([
    ['2026-11-24T18:00:00+09:00', '2026-11-26T23:59:59+09:00', `오늘 수거${DOT}11월 26일 (목) 배송 예정`],
    ['2026-11-25T00:00:00+09:00', null, '내일 수거'],
    ['2026-11-30T09:00:00+09:00', '2026-12-03T23:59:59+09:00', `11월 30일 (월) 수거${DOT}12월 3일 (목) 배송 예정`],
    [null, null, null],
  ])('from %s to %s read %s', (pickupAt, returnBy, text) => {
    expect(cardDaysText({ pickupAt, returnBy }, NOW)).toBe(text);
  });
});
