import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './auth-tables';

/** Browsers that get pushes: one for each login, and each browser for the login that asked last. */
export const webPushSubscriptions = pgTable('web_push_subscriptions', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** Address of the browser's push service: whoever knows it can wake the browser. */
  endpoint: text('endpoint').notNull().unique(),
  /** The browser's public key and secret, base64url: what is sent is readable there alone (RFC 8291). */
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
