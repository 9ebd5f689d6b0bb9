import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { sessions, webPushSubscriptions } from '#tables';

const { endpoint, p256dh, auth } = webPushSubscriptions;

/** Web push endpoint of a browser with its encryption keys. */
export interface WebPushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Browsers of a member's sessions. */
export const webPushesOf = (executor: Executor, memberId: number): Promise<WebPushAddress[]> =>
  executor
    .select({ endpoint, p256dh, auth })
    .from(webPushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, webPushSubscriptions.sessionId))
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt)))
    .orderBy(asc(endpoint));

/** Browser subscribed by a session; undefined if there is none. */
export const findWebPush = async (executor: Executor, sessionId: string): Promise<WebPushAddress | undefined> => {
  const [row] = await executor
    .select({ endpoint, p256dh, auth })
    .from(webPushSubscriptions)
    .where(eq(webPushSubscriptions.sessionId, sessionId));
  return row;
};

/** Stores the browser of a session, replacing the previous one and removing it from any other session. */
export const storeWebPush = async (
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

/** Removes the subscription of a session. */
export const removeWebPush = async (executor: Executor, sessionId: string): Promise<void> => {
  await executor.delete(webPushSubscriptions).where(eq(webPushSubscriptions.sessionId, sessionId));
};

/** Removes a browser from every session, because it is gone. */
export const forgetWebPush = async (executor: Executor, gone: string): Promise<void> => {
  await executor.delete(webPushSubscriptions).where(eq(endpoint, gone));
};
