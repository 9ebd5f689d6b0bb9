/**
 * Background job on rows that become due by our clock. Its work claims the row in a transaction and checks again that
 * it is due, so it may run twice, late, and concurrently.
 */
export interface Job<Parts> {
  readonly name: string;
  /** Ids of due rows, one batch, oldest first. */
  readonly due: (parts: Parts, now: Date) => Promise<readonly string[]>;
  readonly work: (parts: Parts, id: string) => Promise<unknown>;
}

/** Job on rows with numeric ids. */
export interface RowJob<Parts> {
  readonly name: string;
  readonly due: (parts: Parts, now: Date) => Promise<readonly number[]>;
  readonly work: (parts: Parts, id: number) => Promise<unknown>;
}

/** Converts numeric ids to texts, as the queue stores them. */
export const jobOfRows = <Parts>({ name, due, work }: RowJob<Parts>): Job<Parts> => ({
  name,
  due: async (parts, now) => (await due(parts, now)).map(String),
  work: (parts, id) => work(parts, Number(id)),
});

/** Batch size of a job. */
export const JOB_BATCH = 100;
