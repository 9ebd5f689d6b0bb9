import { LAUNDRY_COUNT, type AnnouncedItem, type PaidServiceCode } from '@dongne/contract';

/** As the server takes it. */
export const MEND_NOTE_MAX_LETTERS = 300;

/** A photo of the form: one picked just now, or one the server already has. */
export interface FormPhoto {
  /** Which photo it is, in this form and in its draft. */
  readonly id: string;
  /** What is shown: a data URL of a new photo, the address of an old one. */
  readonly backgroundUrl: string;
  /** Id of a photo the server has; `null` for a new one. */
  readonly keptId: number | null;
}

/** What the customer wishes for their laundry. A new request and the edit of one share it. */
export interface LaundryWishes {
  readonly laundryNumByUser: number;
  /** What of them is counted by category; never more. */
  readonly items: readonly AnnouncedItem[];
  readonly hasPremium: boolean;
  readonly hasStain: boolean;
  readonly stains: readonly FormPhoto[];
  readonly hasMend: boolean;
  readonly mendNote: string;
  readonly serviceCodes: readonly PaidServiceCode[];
  readonly etc: string;
  /** No question is wanted for a price up to `advanceLimitWon`. */
  readonly hasAdvance: boolean;
  /** As it was typed, also while the switch is off; `null` while nothing is. */
  readonly advanceLimitWon: number | null;
}

/** A form nobody has touched. */
export const NO_WISHES: LaundryWishes = {
  laundryNumByUser: LAUNDRY_COUNT.initial,
  items: [],
  hasPremium: false,
  hasStain: false,
  stains: [],
  hasMend: false,
  mendNote: '',
  serviceCodes: [],
  etc: '',
  hasAdvance: false,
  advanceLimitWon: null,
};
