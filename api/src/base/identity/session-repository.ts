import { and, desc, eq, gt, inArray, isNull, isNotNull, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../database';
import { members, refreshTokens, sessions, webPushSubscriptions } from '#tables';

/** Why a session is over. */
export type EndReason = 'signOut' | 'reuse' | 'withdrawal' | 'otherDevice' | 'phoneChange';

/** When a session was last used; the login counts. */
const lastUse = sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);

/** Whose session it is; undefined when it has ended, or its member has left. */
export const livingMember = async (
  executor: Executor,
  sessionId: string,
): Promise<{ readonly memberId: number; readonly partnerId: number | null; readonly lastUsedAt: Date } | undefined> => {
  const [row] = await executor
    .select({ memberId: members.id, partnerId: members.partnerId, lastUsedAt: lastUse })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), isNull(members.withdrawnAt)));
  return row;
};

/** Begins a session. */
export const insertSession = async (tx: Transaction, session: typeof sessions.$inferInsert): Promise<void> => {
  await tx.insert(sessions).values(session);
};

/** Adds a token to a family, unless it is there. */
export const insertRefreshToken = async (tx: Transaction, token: typeof refreshTokens.$inferInsert): Promise<void> => {
  await tx.insert(refreshTokens).values(token).onConflictDoNothing();
};

/** A refresh token with its session, both held, so that two refreshes of one family take turns. */
export const lockRefreshToken = async (tx: Transaction, hash: string) => {
  const [row] = await tx
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for('update');
  return row;
};

/** Uses up a token; only its first use has a time. */
export const markRefreshTokenUsed = async (tx: Transaction, hash: string, usedAt: Date): Promise<void> => {
  await tx.update(refreshTokens).set({ usedAt }).where(eq(refreshTokens.hash, hash));
};

/** Whether a token that came out of this one has been used: then the answer with it did arrive. */
export const hasUsedChild = async (tx: Transaction, hash: string): Promise<boolean> => {
  const used = await tx
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.parentHash, hash), isNotNull(refreshTokens.usedAt)))
    .limit(1);
  return used.length > 0;
};

/** Ends one session; nothing is pushed to its phone or its browser any more. */
export const endSession = async (
  executor: Executor,
  sessionId: string,
  endReason: EndReason,
  endedAt: Date,
): Promise<void> => {
  await executor
    .update(sessions)
    .set({ endedAt, endReason, fcmToken: null, advertisingId: null })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  await executor.delete(webPushSubscriptions).where(eq(webPushSubscriptions.sessionId, sessionId));
};

/** Whether a member has ever signed out anywhere. */
export const hasEndedSession = async (tx: Transaction, memberId: number): Promise<boolean> => {
  const ended = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isNotNull(sessions.endedAt)))
    .limit(1);
  return ended.length > 0;
};

/**
 * Ends every session of a member.
 *
 * @param butFor one that goes on.
 */
export const endSessionsOf = async (
  executor: Executor,
  memberId: number,
  endReason: EndReason,
  endedAt: Date,
  butFor?: string,
): Promise<void> => {
  const theirs = and(eq(sessions.memberId, memberId), butFor === undefined ? undefined : ne(sessions.id, butFor));
  await executor
    .update(sessions)
    .set({ endedAt, endReason, fcmToken: null, advertisingId: null })
    .where(and(theirs, isNull(sessions.endedAt)));
  const own = executor.select({ id: sessions.id }).from(sessions).where(theirs);
  await executor.delete(webPushSubscriptions).where(inArray(webPushSubscriptions.sessionId, own));
};

/** Notes that a session was used, and on what; a device that does not say its name keeps the one it had. */
export const markSessionUsed = async (
  executor: Executor,
  sessionId: string,
  lastUsedAt: Date,
  deviceName: string | null,
): Promise<void> => {
  await executor
    .update(sessions)
    .set({ lastUsedAt, ...(deviceName !== null && { deviceName }) })
    .where(eq(sessions.id, sessionId));
};

/** The sessions of a member that run and were used since then, the last used first. */
export const runningSessionsOf = (executor: Executor, memberId: number, usedSince: Date) =>
  executor
    .select({
      id: sessions.id,
      deviceName: sessions.deviceName,
      startedAt: sessions.createdAt,
      lastUsedAt: lastUse,
    })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), gt(lastUse, usedSince)))
    .orderBy(desc(lastUse), desc(sessions.id));

/** Whether a session, running or ended, is the member's own. */
export const isSessionOf = async (executor: Executor, memberId: number, sessionId: string): Promise<boolean> =>
  (await executor.$count(sessions, and(eq(sessions.id, sessionId), eq(sessions.memberId, memberId)))) > 0;

/** Whether one session began before another. */
export const isOlderSession = async (executor: Executor, older: string, younger: string): Promise<boolean> => {
  const rows = await executor
    .select({ id: sessions.id, createdAt: sessions.createdAt })
    .from(sessions)
    .where(inArray(sessions.id, [older, younger]));
  const startOf = (id: string) => rows.find((row) => row.id === id)?.createdAt.getTime() ?? Number.POSITIVE_INFINITY;
  return startOf(older) < startOf(younger);
};

/** A device that is gone gets no pushes, whosever session it was. */
export const forgetPushToken = async (executor: Executor, token: string): Promise<void> => {
  await executor.update(sessions).set({ fcmToken: null, advertisingId: null }).where(eq(sessions.fcmToken, token));
};

/** Where pushes to the device of a session go; null for nowhere. */
export const updatePushToken = async (
  executor: Executor,
  sessionId: string,
  push: { fcmToken: string | null; advertisingId: string | null },
): Promise<void> => {
  await executor.update(sessions).set(push).where(eq(sessions.id, sessionId));
};
