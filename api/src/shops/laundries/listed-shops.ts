import { LISTED_SHOPS_PER_PART } from '@dongne/contract';
import type { Static } from 'typebox';
import type { Needs } from '#base';
import type { ListedShops } from './laundry-schemas';
import { lastShopId, shopsBetween } from './listed-shops-repository';

const LARGEST_ID = 2 ** 31 - 1;

/**
 * Part of all shops by id. Parts are id ranges rather than counts, so that a shop never moves to another part.
 *
 * @param part from 1 on; empty after the last one.
 */
export const listedShops = async (
  { database }: Needs<'database'>,
  part: number,
): Promise<Static<typeof ListedShops>> => {
  const after = (part - 1) * LISTED_SHOPS_PER_PART;
  const last = await lastShopId(database);
  const shops = await shopsBetween(database, after, Math.min(after + LISTED_SHOPS_PER_PART, LARGEST_ID));
  return {
    parts: Math.max(1, Math.ceil(last / LISTED_SHOPS_PER_PART)),
    shops: shops.map(({ id, reviewCount, changedAt }) => ({
      id,
      hasReviews: reviewCount > 0,
      changedAt: changedAt.toISOString(),
    })),
  };
};
