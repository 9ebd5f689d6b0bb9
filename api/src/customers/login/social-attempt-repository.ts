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

/** Takes one away that still holds: of two calls at the same moment, one gets it. */
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

/** Nobody can finish these any more. */
export const deleteExpiredAttempts = async (executor: Executor, now: Date): Promise<void> => {
  await executor.delete(socialAttempts).where(lte(socialAttempts.expiresAt, now));
};
