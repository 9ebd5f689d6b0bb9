import { and, desc, eq, gt, inArray, isNull, isNotNull, ne, sql } from 'drizzle-orm';
import { type Executor, placeholder, statementCache, type Transaction } from '../database';
import { members, refreshTokens, sessions, webPushSubscriptions } from '#tables';

/** Reason of a session's end. */
export type EndReason = 'signOut' | 'reuse' | 'withdrawal' | 'otherDevice' | 'phoneChange';

/** Time of a session's last use, the login included. */
const lastUse = sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);

const writeLivingMember = (executor: Executor) =>
  executor
    .select({ memberId: members.id, partnerId: members.partnerId, lastUsedAt: lastUse })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.id, placeholder('sessionId')), isNull(sessions.endedAt), isNull(members.withdrawnAt)))
    .prepare('');

const written = statementCache<ReturnType<typeof writeLivingMember>>();

/** Member of a session; undefined if it has ended or the member has withdrawn. */
export const livingMember = async (
  executor: Executor,
  sessionId: string,
): Promise<{ readonly memberId: number; readonly partnerId: number | null; readonly lastUsedAt: Date } | undefined> => {
  const [row] = await written(executor, '', () => writeLivingMember(executor)).execute({ sessionId });
  return row;
};

/** Inserts a session. */
export const insertSession = async (tx: Transaction, session: typeof sessions.$inferInsert): Promise<void> => {
  await tx.insert(sessions).values(session);
};

/** Adds a token to a family, unless it exists by its hash or one of those that other keys give it. */
export const insertRefreshToken = async (
  tx: Transaction,
  otherHashes: readonly string[],
  token: typeof refreshTokens.$inferInsert,
): Promise<void> => {
  if (otherHashes.length > 0 && (await tx.$count(refreshTokens, inArray(refreshTokens.hash, [...otherHashes]))) > 0)
    return;
  await tx.insert(refreshTokens).values(token).onConflictDoNothing();
};

/** Locks a refresh token and its session, so that concurrent refreshes of a family queue. */
export const lockRefreshToken = async (tx: Transaction, hashes: readonly string[]) => {
  const [row] = await tx
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(inArray(refreshTokens.hash, [...hashes]))
    .for('update');
  return row;
};

/** Marks a token as used; a later use does not change the time. */
export const markRefreshTokenUsed = async (tx: Transaction, hash: string, usedAt: Date): Promise<void> => {
  await tx.update(refreshTokens).set({ usedAt }).where(eq(refreshTokens.hash, hash));
};

/** Whether a successor of this token was used, which proves that its response arrived. */
export const hasUsedChild = async (tx: Transaction, hash: string): Promise<boolean> => {
  const used = await tx
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.parentHash, hash), isNotNull(refreshTokens.usedAt)))
    .limit(1);
  return used.length > 0;
};

/** Ends one session; its device and browser get no more pushes. */
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
 * @param butFor session that stays.
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

/** Records a session's use and device; without a name the previous one stays. */
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

/** Active sessions of a member used since then, the last used first. */
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

/** Whether a session, active or ended, belongs to the member. */
export const isSessionOf = async (executor: Executor, memberId: number, sessionId: string): Promise<boolean> =>
  (await executor.$count(sessions, and(eq(sessions.id, sessionId), eq(sessions.memberId, memberId)))) > 0;

/** Whether one session is older than another. */
export const isOlderSession = async (executor: Executor, older: string, younger: string): Promise<boolean> => {
  const rows = await executor
    .select({ id: sessions.id, createdAt: sessions.createdAt })
    .from(sessions)
    .where(inArray(sessions.id, [older, younger]));
  const startOf = (id: string) => rows.find((row) => row.id === id)?.createdAt.getTime() ?? Number.POSITIVE_INFINITY;
  return startOf(older) < startOf(younger);
};

/** Removes a device's push token from every session. */
export const forgetPushToken = async (executor: Executor, token: string): Promise<void> => {
  await executor.update(sessions).set({ fcmToken: null, advertisingId: null }).where(eq(sessions.fcmToken, token));
};

/** Sets the push token of a session; null for none. */
export const updatePushToken = async (
  executor: Executor,
  sessionId: string,
  push: { fcmToken: string | null; advertisingId: string | null },
): Promise<void> => {
  await executor.update(sessions).set(push).where(eq(sessions.id, sessionId));
};
