import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Acts of operators, the audit log: written before the act, completed with its answer, never changed otherwise. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Name of the operator's key. */
    operator: text('operator').notNull(),
    /** Method and route: `POST /v1/operator/claims/:id/decide`. */
    act: text('act').notNull(),
    /** Parameters of the route, which are ids. */
    subject: jsonb('subject').$type<Record<string, string | number>>().notNull(),
    /** Status of the answer; null when the process died meanwhile. */
    status: integer('status'),
    traceId: text('trace_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('operator_acts_at').on(table.at)],
);
