import { COUNTED_HEALTH_STEPS } from '@dongne/contract';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Health of releases: number of visitors per minute. No column identifies a person. */
export const remoteHealth = pgTable(
  'remote_health',
  {
    /** Beginning of the minute in which reports arrived. */
    minute: timestamp('minute', { withTimezone: true }).notNull(),
    /** Package and version that ran: `mf_usage@1.4.0-3f2a9c01`. */
    version: text('version').notNull(),
    /** Pattern of the route; empty for the whole release, where a visitor counts once. */
    route: text('route').notNull(),
    step: text('step', { enum: COUNTED_HEALTH_STEPS }).notNull(),
    count: integer('count').notNull(),
  },
  ({ minute, version, route, step }) => [
    primaryKey({ name: 'remote_health_of', columns: [minute, version, route, step] }),
  ],
);

/** Counted reports of each page token, so that none counts twice; removed when the token has expired. */
export const remoteHealthReports = pgTable(
  'remote_health_reports',
  {
    /** Random id of the page token. */
    visitor: text('visitor').notNull(),
    version: text('version').notNull(),
    /** Pattern of the route; empty for the whole release. */
    route: text('route').notNull(),
    step: text('step', { enum: COUNTED_HEALTH_STEPS }).notNull(),
    /** Keyed hash of the network address; empty but for the one row that admits a visitor to a release. */
    address: text('address').notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  ({ visitor, version, route, step, address, countedAt }) => [
    primaryKey({ name: 'remote_health_reports_of', columns: [visitor, version, route, step] }),
    index('remote_health_reports_by_address').on(address, version),
    index('remote_health_reports_by_age').on(countedAt),
  ],
);
