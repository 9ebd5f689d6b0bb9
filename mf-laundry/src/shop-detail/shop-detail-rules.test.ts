import { DOT } from '@dongne/contract';
import { closedWeekdaysText, comparePrices, refusalOf } from './shop-detail-rules';
import { buildShopDetail } from '../testing/builders';

describe('refusalOf', () => {
  it.each([
    ['an open shop that delivers to me', {}, undefined],
    ['an open shop, when it is not known where I am', { coversMe: null }, undefined],
    ['a shop with an agency only', { canDelivery: 0, useDeliveryAgency: 1 }, undefined],
    [
      'a paused shop, whatever else is wrong',
      { canPause: 1, reasonForPause: '여름휴가', pauseEndDate: '2026-12-03', canNewRequest: 0, coversMe: false },
      `12월 3일 (목)까지 쉬어요${DOT}여름휴가`,
    ],
    ['a full shop', { canNewRequest: 0 }, '지금은 새 신청을 받지 않아요'],
    ['a shop one visits', { canDelivery: 0, coversMe: false }, '직접 방문해야 하는 세탁소예요'],
    ['a shop too far away', { coversMe: false }, '고객님 위치에는 수거·배송을 지원하지 않아요'],
  ] as const)('of %s', (_case, shop, refusal) => {
    expect(refusalOf(buildShopDetail(shop))).toBe(refusal);
  });
});

describe('closedWeekdaysText', () => {
  it.each([
    [[], '연중무휴'],
    [[0], '매주 일요일'],
    [[0, 6], '매주 토·일요일'],
  ])('of %j is %s', (days, text) => {
    expect(closedWeekdaysText(days)).toBe(text);
  });
});

describe('comparePrices', () => {
  it('compares each price with its local average in steps of 100 won', () => {
    const { prices } = buildShopDetail();
    expect(comparePrices(prices, [{ category: '코트', min: 11_000, average: 13_961, max: 16_000 }])).toEqual([
      { category: '와이셔츠', priceWon: 1_900, turnaroundDays: 2, averageWon: undefined },
      { category: '코트', priceWon: 13_000, turnaroundDays: 4, averageWon: 14_000 },
    ]);
  });
});
