import { VIEW_DRAWERS, VITAL_NAVIGATIONS, VITAL_NETWORKS } from '@dongne/contract';
import { boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** How fast pages were in browsers: how often a value fell into a bucket on a day. Nothing in here says whose browser it was. */
export const webVitals = pgTable(
  'web_vitals',
  {
    /** In Seoul. */
    day: date('day').notNull(),
    /** The route's pattern. */
    route: text('route').notNull(),
    /** The package whose page it is, with the version that really ran. */
    version: text('version').notNull(),
    /** The shell around it. */
    shell: text('shell').notNull(),
    drawnBy: text('drawn_by', { enum: VIEW_DRAWERS }).notNull(),
    navigation: text('navigation', { enum: VITAL_NAVIGATIONS }).notNull(),
    network: text('network', { enum: VITAL_NETWORKS }).notNull(),
    isNativeApp: boolean('is_native_app').notNull(),
    name: text('name', { enum: ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] }).notNull(),
    bucket: smallint('bucket').notNull(),
    count: integer('count').notNull(),
  },
  ({ day, route, version, shell, drawnBy, navigation, network, isNativeApp, name, bucket }) => [
    primaryKey({
      name: 'web_vitals_of',
      columns: [day, route, version, shell, drawnBy, navigation, network, isNativeApp, name, bucket],
    }),
  ],
);
