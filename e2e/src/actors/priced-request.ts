import type { Member } from './member';
import type { Sandbox } from './sandbox';
import { Shop } from './shop';

const SHIRT = { category: '와이셔츠', name: '흰 셔츠' };

/** Request with an open price offer. */
export interface PricedRequest {
  readonly id: number;
  readonly shop: Shop;
  readonly totalWon: number;
}

/**
 * Creates a request that its shop has priced: two shirts by default.
 *
 * @param place index of the shop among those that deliver; each story uses its own, so that slots do not collide.
 */
export const pricedRequest = async (
  sandbox: Sandbox,
  member: Member,
  place: number,
  pieces = [SHIRT, SHIRT],
): Promise<PricedRequest> => {
  const { id: laundryId } = await sandbox.deliveringShop(place);
  const { startsAt } = await member.freeSlot(laundryId);
  const idempotencyKey = `priced-${place}-${member.account.userId}`;
  const { applicationId: id } = await member.orders({ laundryId, startsAt, idempotencyKey });
  const shop = await Shop.at(sandbox, laundryId);
  await shop.collects(id, pieces.length);
  const { totalWon } = await shop.prices(id, pieces);
  return { id, shop, totalWon: totalWon ?? 0 };
};
