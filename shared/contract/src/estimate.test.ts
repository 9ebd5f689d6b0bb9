import { estimateOf, estimateText, type Announced, type PriceList } from './estimate';
import { priceOfOffer } from './offer';

const LIST: PriceList = {
  prices: [
    { category: '와이셔츠', priceWon: 2_000 },
    { category: '원피스', priceWon: 8_000 },
    { category: '코트', priceWon: 13_000 },
  ],
  delivery: { isFree: false, feeWon: 3_000, freeFromWon: 20_000 },
};
const NOTHING: Announced = {
  count: 0,
  items: [],
  hasPremium: false,
  hasStain: false,
  mends: [],
  servicesWon: 0,
  hasMembershipDiscount: false,
};
const SHIRTS = { category: '와이셔츠', count: 2 };
const COAT = { category: '코트', count: 1 };

const COAT_HEM = { mendName: '기장', withLaundry: true, clothType: 'coat', clothNo: 0 } as const;
const COAT_SLEEVE = { ...COAT_HEM, mendName: '소매' };

const rangeOf = (announced: Partial<Announced>, list: PriceList = LIST): [number, number] => {
  const { min, max } = estimateOf(list, { ...NOTHING, ...announced });
  return [min, max];
};

describe('estimate', () => {
  it.each<[string, Partial<Announced>, number]>([
    ['named pieces with the delivery fee', { count: 3, items: [SHIRTS, COAT] }, 17_000 + 3_000],
    ['nothing for delivery from the threshold of the shop on', { count: 2, items: [{ ...COAT, count: 2 }] }, 26_000],
    ['twice the price of pieces with premium care', { count: 2, items: [SHIRTS], hasPremium: true }, 8_000 + 3_000],
    ['stain removal once', { count: 2, items: [SHIRTS], hasStain: true }, 4_000 + 5_000 + 3_000],
    ['stain removal once, premium or not', { count: 2, items: [SHIRTS], hasStain: true, hasPremium: true }, 16_000],
    ['extras', { count: 2, items: [SHIRTS], servicesWon: 1_500 }, 4_000 + 1_500 + 3_000],
    ['a tenth less for members', { count: 1, items: [COAT], hasMembershipDiscount: true }, 13_000 - 1_300 + 3_000],
    ['nothing for a category that has no price', { count: 1, items: [{ category: '한복', count: 1 }] }, 3_000],
  ])('is one amount of %s', (_what, announced, won) => {
    expect(rangeOf(announced)).toEqual([won, won]);
  });

  it.each<[string, Partial<Announced>, number]>([
    ['a garment that is mended and washed', { count: 1, mends: [COAT_HEM] }, 13_000 + 5_000 + 3_000],
    ['a garment that is only mended', { count: 1, mends: [{ ...COAT_HEM, withLaundry: false }] }, 5_000 + 3_000],
    ['one garment with two mends once', { count: 1, mends: [COAT_HEM, COAT_SLEEVE] }, 13_000 + 12_000],
    ['premium care for it, too', { count: 1, mends: [COAT_HEM], hasPremium: true }, 26_000 + 5_000],
    ['it beside named pieces that were counted without it', { count: 2, items: [SHIRTS], mends: [COAT_HEM] }, 22_000],
  ])('contains %s', (_what, announced, won) => {
    expect(rangeOf(announced)).toEqual([won, won]);
  });

  it('counts any everyday piece for a mended garment of unknown kind', () => {
    const mends = [{ ...COAT_HEM, clothType: 'other' as const }];
    expect(rangeOf({ count: 1, mends })).toEqual([2_000 + 5_000 + 3_000, 8_000 + 5_000 + 3_000]);
  });

  it.each<[string, Partial<Announced>, [number, number]]>([
    ['over everyday pieces, which a coat is not', { count: 2 }, [4_000 + 3_000, 16_000 + 3_000]],
    ['twice as high with premium care', { count: 1, hasPremium: true }, [4_000 + 3_000, 16_000 + 3_000]],
    ['over those that are not named', { count: 3, items: [COAT] }, [13_000 + 4_000 + 3_000, 29_000]],
  ])('ranges %s', (_what, announced, range) => {
    expect(rangeOf(announced)).toEqual(range);
  });

  it('includes an amount just below the threshold for free delivery', () => {
    expect(rangeOf({ count: 2, hasStain: true })).toEqual([12_000, 22_900]);
  });

  it('includes an amount just at the threshold for free delivery', () => {
    const list = { ...LIST, delivery: { isFree: false, feeWon: 4_000, freeFromWon: 5_000 } };
    expect(rangeOf({ count: 2 }, list)).toEqual([5_000, 16_000]);
  });

  it('includes no delivery for a shop that delivers everything free', () => {
    const list = { ...LIST, delivery: { ...LIST.delivery, isFree: true } };
    expect(rangeOf({ count: 2 }, list)).toEqual([4_000, 16_000]);
  });

  it('itemizes its parts', () => {
    const { lines } = estimateOf(LIST, {
      count: 4,
      items: [SHIRTS, COAT],
      hasPremium: false,
      hasStain: true,
      mends: [],
      servicesWon: 1_500,
      hasMembershipDiscount: true,
    });
    expect(lines).toEqual([
      { label: '와이셔츠', count: 2, min: 4_000, max: 4_000 },
      { label: '코트', count: 1, min: 13_000, max: 13_000 },
      { label: '그 밖의 세탁물', count: 1, min: 2_000, max: 8_000 },
      { label: '얼룩 제거', count: 1, min: 5_000, max: 5_000 },
      { label: '추가 서비스', count: 1, min: 1_500, max: 1_500 },
      { label: '멤버십 10% 할인', count: 1, min: -3_150, max: -2_550 },
    ]);
  });

  it('itemizes premium care for all pieces, including unnamed ones', () => {
    const { lines } = estimateOf(LIST, { ...NOTHING, count: 3, items: [SHIRTS], hasPremium: true, hasStain: true });
    expect(lines).toContainEqual({ label: '프리미엄 세탁', count: 1, min: 6_000, max: 12_000 });
  });

  it("equals the shop's offer for exactly those pieces at list prices", () => {
    for (const hasMembershipDiscount of [false, true])
      for (const count of [1, 2, 5, 99]) {
        const items = Array.from({ length: count }, (_, id) => ({ id, kind: 'wash' as const, priceWon: 2_000 }));
        const services = [{ priceWon: 1_500 }];
        const terms = { services, hasMembershipDiscount, delivery: LIST.delivery, noShowFeeWon: 0 };
        const named = { count, items: [{ ...SHIRTS, count }], servicesWon: 1_500, hasMembershipDiscount };
        const { totalWon } = priceOfOffer({ items, terms });
        expect(rangeOf(named)).toEqual([totalWon, totalWon]);
      }
  });

  it('covers no unnamed pieces for a shop without everyday prices', () => {
    expect(rangeOf({ count: 2 }, { ...LIST, prices: [] })).toEqual([3_000, 3_000]);
  });

  it.each(['상의/재킷', '하의', '스커트', '와이셔츠', '티셔츠', '블라우스', '원피스', '스웨터/가디건'])(
    'counts %s among the everyday pieces',
    (category) => {
      const prices = [
        { category: '넥타이', priceWon: 1_000 },
        { category, priceWon: 21_000 },
        { category: '코트', priceWon: 40_000 },
      ];
      expect(rangeOf({ count: 1 }, { ...LIST, prices })).toEqual([21_000, 21_000]);
    },
  );

  it('has no line for options that were not chosen', () => {
    const list = { ...LIST, delivery: { ...LIST.delivery, isFree: true } };
    const { lines } = estimateOf(list, { ...NOTHING, count: 1 });
    expect(lines).toEqual([{ label: '세탁', count: 1, min: 2_000, max: 8_000 }]);
  });
});

describe('estimate in words', () => {
  it.each<[string, Partial<Announced>, string]>([
    ['everything counted', { count: 3, items: [SHIRTS, COAT] }, '와이셔츠 2, 코트 1 | 예상 20,000원 | 배송비 포함'],
    [
      'something more than counted',
      { count: 2, items: [COAT] },
      '코트 1, 평소 입는 옷 1개 | 예상 18,000~22,900원 | 배송비 포함',
    ],
    [
      'more categories than the line has room for',
      {
        count: 9,
        items: [
          SHIRTS,
          COAT,
          { category: '한복', count: 1 },
          { category: '모자', count: 4 },
          { category: '하의', count: 1 },
        ],
      },
      '와이셔츠 2, 코트 1, 한복 1 외 5개 | 예상 20,000원 | 배송비 포함',
    ],
    ['nothing counted', { count: 2 }, '평소 입는 옷 2개 | 예상 7,000~19,000원 | 배송비 포함'],
    ['enough for free delivery', { count: 2, items: [{ ...COAT, count: 2 }] }, '코트 2 | 예상 26,000원 | 배송비 무료'],
    [
      'every wish there is',
      { count: 1, items: [COAT], hasPremium: true, hasStain: true, servicesWon: 1_500, hasMembershipDiscount: true },
      '코트 1 | 예상 29,250원 | 프리미엄 세탁 13,000원, 얼룩 제거 5,000원, 추가 서비스 1,500원, 멤버십 10% 할인 -3,250원, 배송비 무료',
    ],
  ])('names pieces, amount and inclusions: %s', (_what, announced, text) => {
    const { pieces, amount, notes } = estimateText(LIST, { ...NOTHING, ...announced });
    expect([pieces, amount, notes.join(', ')].join(' | ')).toBe(text);
  });
});
