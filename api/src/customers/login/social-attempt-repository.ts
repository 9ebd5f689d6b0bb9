import { and, eq, gt, lte } from 'drizzle-orm';
import { SOCIAL_PROVIDERS, type SocialProviderName, type Executor } from '#base';
import { socialAttempts } from '#tables';

interface AttemptRow {
  readonly key: string;
  readonly provider: SocialProviderName;
  readonly origin: string;
  readonly expiresAt: Date;
}

export const insertAttempt = async (executor: Executor, row: AttemptRow): Promise<void> => {
  await executor.insert(socialAttempts).values(row);
};

/** Deletes and returns a valid attempt; of two concurrent calls, one gets it. */
export const deleteAttempt = async (
  executor: Executor,
  key: string,
  now: Date,
): Promise<Pick<AttemptRow, 'provider' | 'origin'> | undefined> => {
  const [row] = await executor
    .delete(socialAttempts)
    .where(and(eq(socialAttempts.key, key), gt(socialAttempts.expiresAt, now)))
    .returning();
  const provider = SOCIAL_PROVIDERS.find((name) => name === row?.provider);
  return row === undefined || provider === undefined ? undefined : { provider, origin: row.origin };
};

/** Deletes expired attempts. */
export const deleteExpiredAttempts = async (executor: Executor, now: Date): Promise<void> => {
  await executor.delete(socialAttempts).where(lte(socialAttempts.expiresAt, now));
};
