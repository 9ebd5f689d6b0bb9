import { and, eq, ne } from 'drizzle-orm';
import { type Executor, placeholder, preparedOnce } from '#base';
import { myLaundries } from '#tables';

const ofMember = preparedOnce((executor) =>
  executor
    .select({ laundryId: myLaundries.laundryId, division: myLaundries.division, createdAt: myLaundries.createdAt })
    .from(myLaundries)
    .where(eq(myLaundries.memberId, placeholder('memberId')))
    .prepare(''),
);

/** Registered shops of a member: at most one per division. */
export const registeredShops = (executor: Executor, memberId: number) => ofMember(executor).execute({ memberId });

/** Registers a shop; false, without a change, when the member has one of that division. */
export const addMyLaundry = async (executor: Executor, row: typeof myLaundries.$inferInsert): Promise<boolean> => {
  const added = await executor
    .insert(myLaundries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: myLaundries.laundryId });
  return added.length > 0;
};

/** Replaces the member's shop of a division in one statement, so that there is always one. */
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

/** Removes a registration; idempotent. */
export const removeMyLaundry = async (executor: Executor, memberId: number, laundryId: number): Promise<void> => {
  await executor
    .delete(myLaundries)
    .where(and(eq(myLaundries.memberId, memberId), eq(myLaundries.laundryId, laundryId)));
};
