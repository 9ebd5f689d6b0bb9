import { and, asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { laundries, shopPhotos } from '#tables';

export type ShopPhotoRow = typeof shopPhotos.$inferSelect;

/** The photos of a shop, the first one first. */
export const photosOfShop = (executor: Executor, laundryId: number): Promise<ShopPhotoRow[]> =>
  executor.select().from(shopPhotos).where(eq(shopPhotos.laundryId, laundryId)).orderBy(asc(shopPhotos.place));

/** Where the first photo of a shop lies, three wide to two high; `undefined` when it has none. */
export const firstPhotoKey = async (executor: Executor, laundryId: number): Promise<string | undefined> => {
  const [first] = await executor
    .select({ key: shopPhotos.wideKey })
    .from(shopPhotos)
    .where(eq(shopPhotos.laundryId, laundryId))
    .orderBy(asc(shopPhotos.place))
    .limit(1);
  return first?.key;
};

const isPhoto = (laundryId: number, id: number) => and(eq(shopPhotos.laundryId, laundryId), eq(shopPhotos.id, id));

/** One photo of a shop; `undefined` for another shop's. */
export const findShopPhoto = async (
  executor: Executor,
  laundryId: number,
  id: number,
): Promise<ShopPhotoRow | undefined> => (await executor.select().from(shopPhotos).where(isPhoto(laundryId, id)))[0];

/** Lets nobody else change a shop's photos until the transaction ends. */
export const lockShop = async (tx: Transaction, laundryId: number): Promise<void> => {
  await tx.select({ id: laundries.id }).from(laundries).where(eq(laundries.id, laundryId)).for('update');
};

/** Writes the row of a photo. */
export const insertShopPhoto = async (tx: Transaction, row: typeof shopPhotos.$inferInsert): Promise<void> => {
  await tx.insert(shopPhotos).values(row);
};

/** Removes a photo. @returns its row; `undefined` when the shop has no such. */
export const deleteShopPhoto = async (
  tx: Transaction,
  laundryId: number,
  id: number,
): Promise<ShopPhotoRow | undefined> => (await tx.delete(shopPhotos).where(isPhoto(laundryId, id)).returning())[0];

/** What lists show of a shop; null for its drawn front. */
export const setProfilePicture = async (
  tx: Transaction,
  laundryId: number,
  profilePicture: string | null,
): Promise<void> => {
  await tx.update(laundries).set({ profilePicture }).where(eq(laundries.id, laundryId));
};
