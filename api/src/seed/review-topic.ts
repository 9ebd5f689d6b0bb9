import type { MainService } from '@dongne/contract';

/** Texts of reviews about one thing that was washed, by how content its writer is. */
export interface ReviewTopic {
  /** Words of which each text has one: what was washed. */
  readonly words: RegExp;
  /** What a shop must do for somebody to write so; every shop does the rest. */
  readonly needs?: MainService;
  /** Months in which people bring it; all of them where there are none. */
  readonly months?: readonly number[];
  readonly happy: readonly string[];
  readonly fair: readonly string[];
  readonly poor: readonly string[];
  /** What a shop answers to who is happy. */
  readonly thanks: readonly string[];
}
