import type { MainService } from '@dongne/contract';

/** Texts of reviews about one item, by mood. */
export interface ReviewTopic {
  /** Words of which each text contains one: the item. */
  readonly words: RegExp;
  /** Service that a shop needs for these texts; every shop has the others. */
  readonly needs?: MainService;
  /** Season of the item; all year without one. */
  readonly months?: readonly number[];
  readonly happy: readonly string[];
  readonly fair: readonly string[];
  readonly poor: readonly string[];
  /** Replies of a shop to a good review. */
  readonly thanks: readonly string[];
}
