import { endpoints, formatWon, formatWonRange, PREVIEW_PICTURES, type Review, type ShopDetail } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { idOf } from '@dongne/pages';
import type { RenderedPlace, PageHead } from '@dongne/platform';
import { ratingOf, reviewOf } from '../shop-reviews/review-data';

/** Weekdays of schema.org in the order of `closedWeekdays`: 0 is Sunday. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const openingHours = ({ hours, closedWeekdays }: ShopDetail): object => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: DAYS.filter((_day, weekday) => !closedWeekdays.includes(weekday)),
  opens: hours.opensAt,
  closes: hours.closesAt,
});

const closedFor = (from: string, to: string): object => ({
  '@type': 'OpeningHoursSpecification',
  opens: '00:00',
  closes: '00:00',
  validFrom: from,
  validThrough: to,
});

/** Upcoming days off and the pause. */
const closedDays = ({ holidays, pauseStartDate, pauseEndDate }: ShopDetail): object[] => [
  ...holidays.map((day) => closedFor(day, day)),
  ...(pauseStartDate === null || pauseEndDate === null ? [] : [closedFor(pauseStartDate, pauseEndDate)]),
];

const priceRangeOf = ({ prices }: ShopDetail): string => {
  const amounts = prices.map(({ priceWon }) => priceWon);
  return formatWonRange({ min: Math.min(...amounts), max: Math.max(...amounts) });
};

const offerOf = ({ category, priceWon }: ShopDetail['prices'][number]): object => ({
  '@type': 'Offer',
  price: priceWon,
  priceCurrency: 'KRW',
  itemOffered: { '@type': 'Service', name: `${category} 세탁` },
});

/** Schema.org data of a shop with the reviews of its page. */
const laundryData = (shop: ShopDetail, reviews: readonly Review[], address: RenderedPlace['address']): object => {
  const url = address(laundryPaths.detail(shop.id));
  return {
    '@context': 'https://schema.org',
    '@type': 'DryCleaningOrLaundry',
    // Id shared by every page about the shop.
    '@id': url,
    name: shop.laundryName,
    url,
    image: [PREVIEW_PICTURES.ofShop(shop.id), ...shop.pictures].map(address),
    address: { '@type': 'PostalAddress', streetAddress: shop.address, addressCountry: 'KR' },
    geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude },
    openingHoursSpecification: openingHours(shop),
    specialOpeningHoursSpecification: closedDays(shop),
    ...(shop.prices.length > 0 && {
      priceRange: priceRangeOf(shop),
      currenciesAccepted: 'KRW',
      makesOffer: shop.prices.map(offerOf),
    }),
    ...(shop.reviewCount > 0 && { aggregateRating: ratingOf(shop) }),
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
  };
};

/** Limit of prices in search results. */
const NAMED_PRICES = 3;

const descriptionOf = (shop: ShopDetail): string =>
  [
    shop.address,
    ...(shop.reviewCount > 0 ? [`평점 ${shop.rating.toFixed(1)} (리뷰 ${shop.reviewCount}개)`] : []),
    ...shop.prices.slice(0, NAMED_PRICES).map(({ category, priceWon }) => `${category} ${formatWon(priceWon)}`),
  ].join(' · ');

/** The price tab has a canonical URL of its own; the review tab uses the page with all reviews. */
const canonicalOf = (id: number, tab: string | null): string => {
  if (tab === 'price') return laundryPaths.prices(id);
  return tab === 'review' ? laundryPaths.reviews(id) : laundryPaths.detail(id);
};

/** Document metadata of a shop. */
export const shopHead = ({ params, query, answerOf, isNotThere, address }: RenderedPlace): PageHead => {
  const id = idOf(params['id']);
  if (id === undefined || isNotThere(endpoints.shopDetail, { id })) return { isMissing: true };
  const canonical = canonicalOf(id, query.get('tab'));
  const shop = answerOf(endpoints.shopDetail, { id });
  if (shop === undefined) return { canonical };
  const reviews = answerOf(endpoints.shopReviews, { id })?.items ?? [];
  return {
    description: descriptionOf(shop),
    canonical,
    picture: PREVIEW_PICTURES.ofShop(id),
    structured: [laundryData(shop, reviews, address)],
  };
};
