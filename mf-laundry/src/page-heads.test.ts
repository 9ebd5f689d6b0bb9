import { endpoints, type Review, type ShopDetail } from '@dongne/contract';
import { pageHeads } from './page-heads';
import { routeTable } from './route-table';
import { buildReview, buildShopDetail } from './testing/builders';
import { renderedPage } from './testing/rendered-page';

const read = (shop: ShopDetail) => ({ endpoint: endpoints.shopDetail, params: { id: shop.id }, answer: shop });
const readReviews = (id: number, items: readonly Review[]) => ({
  endpoint: endpoints.shopReviews,
  params: { id },
  answer: { items, nextCursor: null },
});

const shopPage = (shop: Partial<ShopDetail> = {}, search = '', reviews: readonly Review[] = []) => {
  const whole = buildShopDetail({ id: 3, ...shop });
  return pageHeads['/laundry/:id']?.(renderedPage({ id: '3' }, search, [read(whole), readReviews(3, reviews)]));
};

const dataOf = (...page: Parameters<typeof shopPage>) => shopPage(...page)?.structured?.[0];

describe('head of a shop page', () => {
  it('contains address, rating and prices', () => {
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
  ])('has one canonical URL, with %p: %s', (search, canonical) =>
    expect(shopPage({}, search)?.canonical).toBe(canonical),
  );

  it('contains a schema.org laundry with hours, prices and place', () => {
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

  it('omits missing rating, prices and reviews', () => {
    const data = dataOf({ rating: 0, reviewCount: 0, prices: [] });
    expect(JSON.stringify(data)).not.toMatch(/aggregateRating|"review|priceRange|Infinity|NaN/);
  });

  it('contains the reviews shown on the page', () => {
    expect(dataOf({ rating: 5, reviewCount: 1 }, '?tab=review', [buildReview({ text: '' })])).toMatchObject({
      aggregateRating: { ratingValue: 5, reviewCount: 1 },
      review: [{ author: { name: '민**' }, datePublished: '2026-11-02', reviewRating: { ratingValue: 5 } }],
    });
  });
});

describe('head of a review list', () => {
  it('has one canonical URL for every order', () => {
    const page = renderedPage({ id: '3' }, '?sort=Rating', [readReviews(3, [buildReview({ laundryId: 3 })])]);
    expect(pageHeads['/laundry/:id/review']?.(page)).toMatchObject({
      canonical: '/laundry/3/review',
      structured: [{ '@id': 'https://dongne.example/laundry/3', review: [{ reviewBody: '셔츠가 새것 같아요.' }] }],
    });
  });

  it('has the same canonical URL for path and query of one review', () => {
    const reads = [{ endpoint: endpoints.review, params: { id: 501 }, answer: buildReview() }];
    const heads = [
      pageHeads['/laundry/review/:id']?.(renderedPage({ id: '501' }, '', reads)),
      pageHeads['/laundry/review']?.(renderedPage({}, '?id=501', reads)),
    ];
    expect(heads.map((head) => head?.canonical)).toEqual(['/laundry/review/501', '/laundry/review/501']);
    expect(heads[0]?.title).toBe('삼성동 맑은세탁소 리뷰');
  });
});

describe('head of a missing page', () => {
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
  ])('reports not found: %s with %j%s', (route, params, search) =>
    expect(pageHeads[route]?.(renderedPage(params, search, missing)).isMissing).toBe(true),
  );

  it('differs between a missing subject and one that is not loaded', () => {
    for (const route of ['/laundry/:id', '/laundry/:id/review', '/laundry/review/:id'])
      expect(pageHeads[route]?.(renderedPage({ id: '3' }, '', [])).isMissing).toBeUndefined();
  });
});

describe('pageHeads', () => {
  it('exist for known routes only', () => {
    const paths: readonly string[] = routeTable.map(({ path }) => path);
    expect(Object.keys(pageHeads).filter((path) => !paths.includes(path))).toEqual([]);
  });
});
