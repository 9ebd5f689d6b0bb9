import { endpoints, type Review, type ShopDetail } from '@dongne/contract';
import { pageHeads } from './page-heads';
import { routeTable } from './route-table';
import { buildReview, buildShopDetail } from './testing/builders';
import { drawnPlace } from './testing/drawn-place';

const read = (shop: ShopDetail) => ({ endpoint: endpoints.shopDetail, params: { id: shop.id }, answer: shop });
const readReviews = (id: number, items: readonly Review[]) => ({
  endpoint: endpoints.shopReviews,
  params: { id },
  answer: { items, nextCursor: null },
});

const shopPage = (shop: Partial<ShopDetail> = {}, search = '', reviews: readonly Review[] = []) => {
  const whole = buildShopDetail({ id: 3, ...shop });
  return pageHeads['/laundry/:id']?.(drawnPlace({ id: '3' }, search, [read(whole), readReviews(3, reviews)]));
};

const dataOf = (...page: Parameters<typeof shopPage>) => shopPage(...page)?.structured?.[0];

describe('the head of a shop’s page', () => {
  it('says where it is, how it is rated and what it asks', () => {
    const head = shopPage({ address: '서울 강남구 삼성동 1', rating: 4.8, reviewCount: 12 });
    expect(head?.description).toBe('서울 강남구 삼성동 1 · 평점 4.8 (리뷰 12개) · 와이셔츠 1,900원 · 코트 13,000원');
    expect(head?.picture).toBe('/v1/app/nonMember/laundry/3/preview');
  });

  it.each([
    ['', '/laundry/3'],
    ['?utm_source=kakao&items=3.5', '/laundry/3'],
    ['?tab=price&fbclid=x', '/laundry/3?tab=price'],
    ['?tab=review', '/laundry/3/review'],
    ['?tab=other', '/laundry/3'],
  ])('has one address, with %p: %s', (search, canonical) => expect(shopPage({}, search)?.canonical).toBe(canonical));

  it('is a laundry of schema.org with its hours, prices and place', () => {
    const data = dataOf({ closedWeekdays: [0, 6], pauseStartDate: '2026-11-01', pauseEndDate: '2026-11-03' });
    expect(data).toMatchObject({
      '@type': 'DryCleaningOrLaundry',
      url: 'https://dongne.example/laundry/3',
      priceRange: '1,900~13,000원',
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '20:00',
      },
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-25', validThrough: '2026-12-25' },
        { validFrom: '2026-11-01', validThrough: '2026-11-03' },
      ],
    });
  });

  it('claims no rating, no price and no review that there is not', () => {
    const data = dataOf({ rating: 0, reviewCount: 0, prices: [] });
    expect(JSON.stringify(data)).not.toMatch(/aggregateRating|"review|priceRange|Infinity|NaN/);
  });

  it('names the reviews that stand on the page', () => {
    expect(dataOf({ rating: 5, reviewCount: 1 }, '?tab=review', [buildReview({ text: '' })])).toMatchObject({
      aggregateRating: { ratingValue: 5, reviewCount: 1 },
      review: [{ author: { name: '민**' }, datePublished: '2026-11-02', reviewRating: { ratingValue: 5 } }],
    });
  });
});

describe('a page of reviews', () => {
  it('has one address in whatever order it is read', () => {
    const page = drawnPlace({ id: '3' }, '?sort=Rating', [readReviews(3, [buildReview({ laundryId: 3 })])]);
    expect(pageHeads['/laundry/:id/review']?.(page)).toMatchObject({
      canonical: '/laundry/3/review',
      structured: [{ '@id': 'https://dongne.example/laundry/3', review: [{ reviewBody: '셔츠가 새것 같아요.' }] }],
    });
  });

  it('of one review has the same address from the path and from the query', () => {
    const reads = [{ endpoint: endpoints.review, params: { id: 501 }, answer: buildReview() }];
    const heads = [
      pageHeads['/laundry/review/:id']?.(drawnPlace({ id: '501' }, '', reads)),
      pageHeads['/laundry/review']?.(drawnPlace({}, '?id=501', reads)),
    ];
    expect(heads.map((head) => head?.canonical)).toEqual(['/laundry/review/501', '/laundry/review/501']);
    expect(heads[0]?.title).toBe('삼성동 맑은세탁소 리뷰');
  });
});

describe('a page of something that is not there', () => {
  const missing = [
    { endpoint: endpoints.shopDetail, params: { id: 9 } },
    { endpoint: endpoints.shopReviews, params: { id: 9 } },
    { endpoint: endpoints.review, params: { id: 9 } },
  ];

  it.each([
    ['/laundry/:id', { id: '9' }, ''],
    ['/laundry/:id', { id: 'abc' }, ''],
    ['/laundry/:id/review', { id: '9' }, ''],
    ['/laundry/:id/review', { id: '-1' }, ''],
    ['/laundry/review/:id', { id: '9' }, ''],
    ['/laundry/review', {}, '?id=9'],
    ['/laundry/review', {}, ''],
  ])('says so: %s with %j%s', (route, params, search) =>
    expect(pageHeads[route]?.(drawnPlace(params, search, missing)).isMissing).toBe(true),
  );

  it('is another one than a page whose answer has not come', () => {
    for (const route of ['/laundry/:id', '/laundry/:id/review', '/laundry/review/:id'])
      expect(pageHeads[route]?.(drawnPlace({ id: '3' }, '', [])).isMissing).toBeUndefined();
  });
});

describe('heads', () => {
  it('belong to routes', () => {
    const paths: readonly string[] = routeTable.map(({ path }) => path);
    expect(Object.keys(pageHeads).filter((path) => !paths.includes(path))).toEqual([]);
  });
});
