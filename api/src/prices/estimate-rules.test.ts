import { estimateCount, estimateItems } from './estimate-rules';

const list = {
  prices: [
    { category: '와이셔츠', priceWon: 2_000 },
    { category: '원피스', priceWon: 8_000 },
    { category: '코트', priceWon: 13_000 },
  ],
  delivery: { isFree: false, feeWon: 3_000, freeFromWon: 20_000 },
};

describe('an estimate', () => {
  it('adds what the named pieces cost, with the delivery fee below the threshold', () => {
    expect(
      estimateItems(list, [
        { category: '와이셔츠', count: 2 },
        { category: '코트', count: 1 },
      ]),
    ).toEqual({
      min: 20_000,
      max: 20_000,
      lines: [
        { label: '와이셔츠', count: 2, min: 4_000, max: 4_000 },
        { label: '코트', count: 1, min: 13_000, max: 13_000 },
      ],
    });
    expect(estimateItems(list, [{ category: '와이셔츠', count: 1 }])).toMatchObject({ min: 5_000, max: 5_000 });
    expect(estimateItems(list, [{ category: '코트', count: 2 }])).toMatchObject({ min: 26_000, max: 26_000 });
  });

  it('ranges over everyday pieces when only their number is known', () => {
    const announced = { count: 2, hasPremium: false, hasStain: false, servicesWon: 0 };
    expect(estimateCount(list, announced)).toMatchObject({ min: 7_000, max: 19_000 });
    expect(estimateCount(list, { ...announced, hasPremium: true })).toMatchObject({ min: 11_000, max: 32_000 });
    expect(estimateCount(list, { ...announced, hasStain: true, servicesWon: 2_000 })).toMatchObject({
      min: 14_000,
      max: 23_000,
    });
  });
});
