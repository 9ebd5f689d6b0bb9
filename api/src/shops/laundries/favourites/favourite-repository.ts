import { and, eq } from 'drizzle-orm';
import type { Executor } from '#base';
import { favouriteShops } from '#tables';

const isOf = (memberId: number, laundryId: number) =>
  and(eq(favouriteShops.memberId, memberId), eq(favouriteShops.laundryId, laundryId));

/** Number of a member's favourites. */
export const countFavourites = (executor: Executor, memberId: number): Promise<number> =>
  executor.$count(favouriteShops, eq(favouriteShops.memberId, memberId));

/** Adds a favourite; idempotent. */
export const addFavourite = async (executor: Executor, row: typeof favouriteShops.$inferInsert): Promise<void> => {
  await executor.insert(favouriteShops).values(row).onConflictDoNothing();
};

/** Deletes all favourites of a withdrawing member. */
export const deleteFavouritesOf = async (executor: Executor, memberId: number): Promise<void> => {
  await executor.delete(favouriteShops).where(eq(favouriteShops.memberId, memberId));
};

/** Removes a favourite; idempotent. */
export const removeFavourite = async (executor: Executor, memberId: number, laundryId: number): Promise<void> => {
  await executor.delete(favouriteShops).where(isOf(memberId, laundryId));
};
