import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { sessions, webPushSubscriptions } from '#tables';

const { endpoint, p256dh, auth } = webPushSubscriptions;

/** Where pushes to a browser go, and what makes them readable there alone. */
export interface WebPushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The browsers of a member's logins. */
export const webPushesOf = (executor: Executor, memberId: number): Promise<WebPushAddress[]> =>
  executor
    .select({ endpoint, p256dh, auth })
    .from(webPushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, webPushSubscriptions.sessionId))
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt)))
    .orderBy(asc(endpoint));

/** The browser that a login has switched on; undefined where there is none. */
export const findWebPush = async (executor: Executor, sessionId: string): Promise<WebPushAddress | undefined> => {
  const [row] = await executor
    .select({ endpoint, p256dh, auth })
    .from(webPushSubscriptions)
    .where(eq(webPushSubscriptions.sessionId, sessionId));
  return row;
};

/** Keeps the browser of a login in the place of the one before. It is the browser of that login alone from here on. */
export const keepWebPush = async (
  tx: Transaction,
  sessionId: string,
  address: WebPushAddress,
  createdAt: Date,
): Promise<void> => {
  const others = and(eq(endpoint, address.endpoint), ne(webPushSubscriptions.sessionId, sessionId));
  await tx.delete(webPushSubscriptions).where(others);
  await tx
    .insert(webPushSubscriptions)
    .values({ sessionId, ...address, createdAt })
    .onConflictDoUpdate({ target: webPushSubscriptions.sessionId, set: { ...address, createdAt } });
};

/** The browser of a login gets no more pushes. */
export const removeWebPush = async (executor: Executor, sessionId: string): Promise<void> => {
  await executor.delete(webPushSubscriptions).where(eq(webPushSubscriptions.sessionId, sessionId));
};

/** A browser that is gone gets no pushes, whosever login it was. */
export const forgetWebPush = async (executor: Executor, gone: string): Promise<void> => {
  await executor.delete(webPushSubscriptions).where(eq(endpoint, gone));
};
