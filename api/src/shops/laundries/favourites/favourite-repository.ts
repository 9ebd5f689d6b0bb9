import { and, eq } from 'drizzle-orm';
import type { Executor } from '#base';
import { favouriteShops } from '#tables';

const isOf = (memberId: number, laundryId: number) =>
  and(eq(favouriteShops.memberId, memberId), eq(favouriteShops.laundryId, laundryId));

/** How many shops the member likes. */
export const countFavourites = (executor: Executor, memberId: number): Promise<number> =>
  executor.$count(favouriteShops, eq(favouriteShops.memberId, memberId));

/** Notes that the member likes that shop; a second time changes nothing. */
export const addFavourite = async (executor: Executor, row: typeof favouriteShops.$inferInsert): Promise<void> => {
  await executor.insert(favouriteShops).values(row).onConflictDoNothing();
};

/** Forgets all of them: the member goes. */
export const deleteFavouritesOf = async (executor: Executor, memberId: number): Promise<void> => {
  await executor.delete(favouriteShops).where(eq(favouriteShops.memberId, memberId));
};

/** Forgets it again; does nothing when it was never noted. */
export const removeFavourite = async (executor: Executor, memberId: number, laundryId: number): Promise<void> => {
  await executor.delete(favouriteShops).where(isOf(memberId, laundryId));
};
