import { VIEW_DRAWERS, VITAL_NAVIGATIONS, VITAL_NETWORKS } from '@dongne/contract';
import { boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Web vitals: number of values per bucket and day. No column identifies a person. */
export const webVitals = pgTable(
  'web_vitals',
  {
    /** Day in Seoul. */
    day: date('day').notNull(),
    /** Pattern of the route. */
    route: text('route').notNull(),
    /** Package that owns the page, with the version that ran. */
    version: text('version').notNull(),
    /** Version of the shell around it. */
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
