import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './auth-tables';

/** Web push subscriptions: one per login; a browser belongs to the login that subscribed last. */
export const webPushSubscriptions = pgTable('web_push_subscriptions', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** Endpoint URL of the browser's push service; secret, because it lets its holder wake the browser. */
  endpoint: text('endpoint').notNull().unique(),
  /** Browser's public key and secret, base64url: only that browser can decrypt the payload (RFC 8291). */
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
