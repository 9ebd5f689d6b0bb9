import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { pointEntries } from './benefit-tables';
import { members } from './member-tables';
import { requests } from './request-tables';

/** Invited members whose first completed request rewarded both sides; one row each, so that it happens once. */
export const inviteRewards = pgTable('invite_rewards', {
  friendId: integer('friend_id')
    .primaryKey()
    .references(() => members.id),
  inviterId: integer('inviter_id')
    .notNull()
    .references(() => members.id),
  requestId: integer('request_id')
    .notNull()
    .references(() => requests.id),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

/** Lots of points whose expiry was announced; one row each, so that the notice is sent once. */
export const pointNotices = pgTable('point_notices', {
  lotId: integer('lot_id')
    .primaryKey()
    .references(() => pointEntries.id),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
