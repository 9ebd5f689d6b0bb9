import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { eventPlays, events, type EventGame } from '#tables';

export type EventRow = typeof events.$inferSelect;

/** All events, the newest first. */
export const allEvents = (executor: Executor): Promise<EventRow[]> =>
  executor.select().from(events).orderBy(desc(events.startsAt), desc(events.id));

/** One event, whether it has begun or not. */
export const findEvent = async (executor: Executor, id: number): Promise<EventRow | undefined> => {
  const [row] = await executor.select().from(events).where(eq(events.id, id));
  return row;
};

/** Whose game, and on which day. */
export interface DayOfPlay {
  readonly memberId: number;
  /** In Seoul: `2026-03-02`. */
  readonly day: string;
}

/** Games that have given a member points on a day. */
export const playsOf = async (executor: Executor, { memberId, day }: DayOfPlay): Promise<EventGame[]> => {
  const rows = await executor
    .select({ game: eventPlays.game })
    .from(eventPlays)
    .where(and(eq(eventPlays.memberId, memberId), eq(eventPlays.day, day)))
    .orderBy(asc(eventPlays.game));
  return rows.map(({ game }) => game);
};

/** Notes that a game gave points. @returns false where it has on that day already: of any number at once one is noted. */
export const notePlay = async (tx: Transaction, play: typeof eventPlays.$inferInsert): Promise<boolean> => {
  const noted = await tx.insert(eventPlays).values(play).onConflictDoNothing().returning({ game: eventPlays.game });
  return noted.length > 0;
};
