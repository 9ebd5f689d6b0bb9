import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '#base';
import { myLaundries } from '#tables';

/** The shops a member has registered: at most one of each division. */
export const registeredShops = (executor: Executor, memberId: number) =>
  executor
    .select({ laundryId: myLaundries.laundryId, division: myLaundries.division, createdAt: myLaundries.createdAt })
    .from(myLaundries)
    .where(eq(myLaundries.memberId, memberId));

/** Registers a shop; false, and nothing changes, when the member has one of that division already. */
export const addMyLaundry = async (executor: Executor, row: typeof myLaundries.$inferInsert): Promise<boolean> => {
  const added = await executor
    .insert(myLaundries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: myLaundries.laundryId });
  return added.length > 0;
};

/** Registers a shop in the place of the member's one of that division, in one statement: there is never none. */
export const replaceMyLaundry = async (executor: Executor, row: typeof myLaundries.$inferInsert): Promise<void> => {
  const { laundryId, createdAt } = row;
  await executor
    .insert(myLaundries)
    .values(row)
    .onConflictDoUpdate({
      target: [myLaundries.memberId, myLaundries.division],
      set: { laundryId, createdAt },
      setWhere: ne(myLaundries.laundryId, laundryId),
    });
};

/** Takes the registration of that shop back; does nothing when there is none. */
export const removeMyLaundry = async (executor: Executor, memberId: number, laundryId: number): Promise<void> => {
  await executor
    .delete(myLaundries)
    .where(and(eq(myLaundries.memberId, memberId), eq(myLaundries.laundryId, laundryId)));
};
