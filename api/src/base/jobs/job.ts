/**
 * Something the system owes to rows that wait: it finds those that are due by our clock, and does the work of one. A work
 * claims its row in a transaction and looks again whether it is due, so it may run twice, late, and in many processes at once.
 */
export interface Job<Parts> {
  readonly name: string;
  /** Ids of the rows that are due, a batch of them, oldest first. */
  readonly due: (parts: Parts, now: Date) => Promise<readonly string[]>;
  readonly work: (parts: Parts, id: string) => Promise<unknown>;
}

/** A job whose rows have numbers. */
export interface RowJob<Parts> {
  readonly name: string;
  readonly due: (parts: Parts, now: Date) => Promise<readonly number[]>;
  readonly work: (parts: Parts, id: number) => Promise<unknown>;
}

/** The same with its numbers as texts, as the queue carries them. */
export const jobOfRows = <Parts>({ name, due, work }: RowJob<Parts>): Job<Parts> => ({
  name,
  due: async (parts, now) => (await due(parts, now)).map(String),
  work: (parts, id) => work(parts, Number(id)),
});

/** How many rows a job takes on at once. */
export const JOB_BATCH = 100;
