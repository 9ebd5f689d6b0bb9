import { createSignal } from '../common';

/** Outcome of one row's work. */
export interface JobOutcome {
  readonly job: string;
  readonly seconds: number;
  readonly isFailed: boolean;
}

/** Outcomes of the jobs of this process. */
export const jobOutcomes = createSignal<JobOutcome>();

/** Rounds in which jobs have looked for due rows; none while the database is away. */
export const jobSweeps = createSignal<undefined>();
