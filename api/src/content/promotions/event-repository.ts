import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { eventPlays, events, type EventGame } from '#tables';

export type EventRow = typeof events.$inferSelect;

/** All events, the newest first. */
export const allEvents = (executor: Executor): Promise<EventRow[]> =>
  executor.select().from(events).orderBy(desc(events.startsAt), desc(events.id));

/** One event, also an upcoming one. */
export const findEvent = async (executor: Executor, id: number): Promise<EventRow | undefined> => {
  const [row] = await executor.select().from(events).where(eq(events.id, id));
  return row;
};

/** Member and day of a game. */
export interface DayOfPlay {
  readonly memberId: number;
  /** In Seoul: `2026-03-02`. */
  readonly day: string;
}

/** Games that have already granted points to a member on a day. */
export const playsOf = async (executor: Executor, { memberId, day }: DayOfPlay): Promise<EventGame[]> => {
  const rows = await executor
    .select({ game: eventPlays.game })
    .from(eventPlays)
    .where(and(eq(eventPlays.memberId, memberId), eq(eventPlays.day, day)))
    .orderBy(asc(eventPlays.game));
  return rows.map(({ game }) => game);
};

/**
 * Writes that a game granted points.
 *
 * @returns false where it has on that day already: of several concurrent calls one succeeds.
 */
export const notePlay = async (tx: Transaction, play: typeof eventPlays.$inferInsert): Promise<boolean> => {
  const noted = await tx.insert(eventPlays).values(play).onConflictDoNothing().returning({ game: eventPlays.game });
  return noted.length > 0;
};
