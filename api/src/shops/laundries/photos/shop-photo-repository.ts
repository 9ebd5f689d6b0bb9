import { and, asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { laundries, shopPhotos } from '#tables';

export type ShopPhotoRow = typeof shopPhotos.$inferSelect;

/** Photos of a shop in order. */
export const photosOfShop = (executor: Executor, laundryId: number): Promise<ShopPhotoRow[]> =>
  executor.select().from(shopPhotos).where(eq(shopPhotos.laundryId, laundryId)).orderBy(asc(shopPhotos.place));

/** File key of the shop's first photo in 3:2; `undefined` without one. */
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

/** Photo of a shop; `undefined` for another shop's. */
export const findShopPhoto = async (
  executor: Executor,
  laundryId: number,
  id: number,
): Promise<ShopPhotoRow | undefined> => (await executor.select().from(shopPhotos).where(isPhoto(laundryId, id)))[0];

/** Locks the shop's photos until the transaction ends. */
export const lockShop = async (tx: Transaction, laundryId: number): Promise<void> => {
  await tx.select({ id: laundries.id }).from(laundries).where(eq(laundries.id, laundryId)).for('update');
};

/** Inserts a photo. */
export const insertShopPhoto = async (tx: Transaction, row: typeof shopPhotos.$inferInsert): Promise<void> => {
  await tx.insert(shopPhotos).values(row);
};

/** Deletes a photo. @returns its row; `undefined` if the shop has no such photo. */
export const deleteShopPhoto = async (
  tx: Transaction,
  laundryId: number,
  id: number,
): Promise<ShopPhotoRow | undefined> => (await tx.delete(shopPhotos).where(isPhoto(laundryId, id)).returning())[0];

/** Sets the picture for lists; null for the generated front. */
export const setProfilePicture = async (
  tx: Transaction,
  laundryId: number,
  profilePicture: string | null,
): Promise<void> => {
  await tx.update(laundries).set({ profilePicture }).where(eq(laundries.id, laundryId));
};
