import { laundries, laundryPaidServices, laundryPrices, reviews } from '#tables';
import { type Transaction, seededRandom } from '#base';
import { seedReviews } from './review-seed';
import type { SeedPart } from './seed-part';
import { createNameBook } from './shop-names';
import { seedPlaces } from './shop-places';
import { seedShop } from './shop-seed';

const SEED = 20_261_120;
const SHOPS_AT_ONCE = 300;
/** PostgreSQL takes at most 65,535 parameters in a statement. */
const ROWS_AT_ONCE = 2_000;

const inChunks = async <Row>(rows: readonly Row[], insert: (chunk: Row[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) await insert(rows.slice(from, from + ROWS_AT_ONCE));
};

const ratingOf = (ratings: readonly number[]): number =>
  ratings.reduce((total, rating) => total + rating, 0) / ratings.length;

const insertShops = async (
  tx: Transaction,
  shops: readonly (ReturnType<typeof seedShop> & { readonly reviews: ReturnType<typeof seedReviews> })[],
): Promise<void> => {
  const rows = shops.map((shop) => ({
    ...shop.laundry,
    rating: ratingOf(shop.reviews.map(({ rating }) => rating)),
    reviewCount: shop.reviews.length,
  }));
  const ids = await tx.insert(laundries).values(rows).returning({ id: laundries.id });
  const withId = shops.flatMap((shop, index) => {
    const laundryId = ids[index]?.id;
    return laundryId === undefined ? [] : [{ ...shop, laundryId }];
  });
  const belonging = <Part>(partsOf: (shop: (typeof shops)[number]) => readonly Part[]) =>
    withId.flatMap((shop) => partsOf(shop).map((part) => ({ ...part, laundryId: shop.laundryId })));
  await inChunks(
    belonging(({ prices }) => prices),
    (chunk) => tx.insert(laundryPrices).values(chunk),
  );
  await inChunks(
    belonging(({ paidServices }) => paidServices),
    (chunk) => tx.insert(laundryPaidServices).values(chunk),
  );
  await inChunks(
    belonging((shop) => shop.reviews),
    (chunk) => tx.insert(reviews).values(chunk),
  );
};

/** Seeds shops with their prices and reviews: deterministic, in the configured number. */
export const seedShops: SeedPart = async (tx, { config, clock }) => {
  const random = seededRandom(SEED);
  const places = seedPlaces(random);
  const nameIn = createNameBook();
  for (let seeded = 0; seeded < config.seedShops; seeded += SHOPS_AT_ONCE) {
    const shops = Array.from({ length: Math.min(SHOPS_AT_ONCE, config.seedShops - seeded) }, (_, index) => {
      const shop = seedShop(random, places.next().value, clock.now(), nameIn);
      const { handleItems, canDelivery, useDeliveryAgency } = shop.laundry;
      const reviewed = { standing: shop.standing, handleItems, isComing: canDelivery || useDeliveryAgency };
      return { ...shop, reviews: seedReviews(random, reviewed, seeded + index, clock.now()) };
    });
    await insertShops(tx, shops);
  }
};
