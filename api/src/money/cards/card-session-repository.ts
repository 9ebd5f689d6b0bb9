import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { CARD_CHECK_MINUTES, CARD_WINDOW } from '@dongne/contract';
import type { Executor, Transaction } from '#base';
import { type CardProviderWord, cardSessions, type CardWindowState } from '#tables';

/** A window that a member opened. */
export type CardSessionRow = typeof cardSessions.$inferSelect;

/** How a window ended, and what its owner reads about it. */
export interface WindowResult {
  readonly state: Extract<CardWindowState, 'done' | 'refused' | 'unknown'>;
  readonly message: string | null;
}

const MINUTE_MS = 60_000;
const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);

/** Whether a window is too old for a result. */
export const isLate = ({ createdAt }: Pick<CardSessionRow, 'createdAt'>, now: Date): boolean =>
  createdAt <= minutesBefore(now, CARD_WINDOW.lifeMinutes);

/** Writes a window; undefined when there is one of that name. */
export const insertSession = async (
  executor: Executor,
  values: typeof cardSessions.$inferInsert,
): Promise<CardSessionRow | undefined> => {
  const [session] = await executor.insert(cardSessions).values(values).onConflictDoNothing().returning();
  return session;
};

/** Binds a window to a browser, until something has come back from its provider. */
export const bindSession = async (executor: Executor, sid: string, browserHash: string): Promise<void> => {
  await executor
    .update(cardSessions)
    .set({ browserHash })
    .where(and(eq(cardSessions.sid, sid), isNull(cardSessions.claimedAt)));
};

/** The window of that name. */
export const findSession = async (executor: Executor, sid: string): Promise<CardSessionRow | undefined> => {
  const [session] = await executor.select().from(cardSessions).where(eq(cardSessions.sid, sid));
  return session;
};

/**
 * Claims a window for its one result; undefined when it belongs to another provider, is late, or has a result already.
 */
export const claimSession = async (
  executor: Executor,
  sid: string,
  provider: CardProviderWord,
  now: Date,
): Promise<CardSessionRow | undefined> => {
  const [session] = await executor
    .update(cardSessions)
    .set({ state: 'claimed', claimedAt: now })
    .where(
      and(
        eq(cardSessions.sid, sid),
        eq(cardSessions.provider, provider),
        eq(cardSessions.state, 'opened'),
        gt(cardSessions.createdAt, minutesBefore(now, CARD_WINDOW.lifeMinutes)),
      ),
    )
    .returning();
  return session;
};

/** Writes the result of a claimed window; false when it has one already. */
export const finishSession = async (
  executor: Executor,
  sid: string,
  result: WindowResult,
  now: Date,
): Promise<boolean> => {
  const finished = await executor
    .update(cardSessions)
    .set({ ...result, finishedAt: now })
    .where(and(eq(cardSessions.sid, sid), eq(cardSessions.state, 'claimed')))
    .returning({ sid: cardSessions.sid });
  return finished.length > 0;
};

/** Writes the final result of a payment's window, also after a crash and after an unknown outcome. */
export const settleWindow = async (tx: Transaction, sid: string, result: WindowResult, now: Date): Promise<void> => {
  await tx
    .update(cardSessions)
    .set({ ...result, finishedAt: now })
    .where(and(eq(cardSessions.sid, sid), inArray(cardSessions.state, ['claimed', 'unknown'])));
};

const lostAt = (now: Date) =>
  and(eq(cardSessions.state, 'claimed'), lte(cardSessions.claimedAt, minutesBefore(now, CARD_CHECK_MINUTES)));

/** Names of windows whose result was claimed but never written, oldest first. */
export const lostSessions = async (executor: Executor, now: Date, limit: number): Promise<string[]> => {
  const rows = await executor
    .select({ sid: cardSessions.sid })
    .from(cardSessions)
    .where(lostAt(now))
    .orderBy(asc(cardSessions.claimedAt))
    .limit(limit);
  return rows.map(({ sid }) => sid);
};

/** Ends the windows for a card that a member has open. */
export const deleteWindowsOf = async (executor: Executor, memberId: number): Promise<void> => {
  await executor
    .delete(cardSessions)
    .where(and(eq(cardSessions.memberId, memberId), eq(cardSessions.purpose, 'register')));
};
