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

  it('names what it is made of, in the words of the screen', () => {
    const free = { ...list, delivery: { ...list.delivery, isFree: true } };
    expect(estimateCount(free, { count: 2, hasPremium: false, hasStain: true, servicesWon: 2_000 })).toEqual({
      min: 11_000,
      max: 23_000,
      lines: [
        { label: '세탁', count: 2, min: 4_000, max: 16_000 },
        { label: '얼룩 제거', count: 1, min: 5_000, max: 5_000 },
        { label: '추가 서비스', count: 1, min: 2_000, max: 2_000 },
      ],
    });
  });

  it('has no line for what was not asked for', () => {
    const { lines } = estimateCount(list, { count: 1, hasPremium: false, hasStain: false, servicesWon: 0 });
    expect(lines).toEqual([{ label: '세탁', count: 1, min: 2_000, max: 8_000 }]);
  });

  it.each(['상의/재킷', '하의', '스커트', '와이셔츠', '티셔츠', '블라우스', '원피스', '스웨터/가디건'])(
    'counts %s among the everyday pieces',
    (category) => {
      const prices = [
        { category: '넥타이', priceWon: 1_000 },
        { category, priceWon: 21_000 },
        { category: '코트', priceWon: 40_000 },
      ];
      const announced = { count: 1, hasPremium: false, hasStain: false, servicesWon: 0 };
      expect(estimateCount({ ...list, prices }, announced)).toMatchObject({ min: 21_000, max: 21_000 });
    },
  );

  it('is the delivery alone at a shop without a price for anything named or everyday', () => {
    const bare = { ...list, prices: [{ category: '코트', priceWon: 13_000 }] };
    expect(estimateItems(bare, [{ category: '한복', count: 2 }])).toMatchObject({ min: 3_000, max: 3_000 });
    const announced = { count: 2, hasPremium: true, hasStain: false, servicesWon: 0 };
    expect(estimateCount(bare, announced)).toMatchObject({ min: 3_000, max: 3_000 });
  });
});
