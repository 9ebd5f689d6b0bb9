import { useNow } from '@dongne/platform';
import { isSlotGone, SLOT_GONE } from './pickup-slot-rules';

interface ChosenSlot {
  /** Start of the slot; `null` while none is chosen that can be booked. */
  readonly value: string | null;
  /** Says that what was chosen cannot be booked any more. */
  readonly problem: string | undefined;
}

/**
 * The chosen time as the clock has it: time passes while a form is open, and the first answer of the server may say that the
 * device was days off.
 *
 * @param own start of the slot that the request has already, which stays its own.
 */
export const useChosenSlot = (chosen: string | null, own?: string): ChosenSlot => {
  const now = useNow();
  const isGone = chosen !== own && isSlotGone(chosen, now);
  return isGone ? { value: null, problem: SLOT_GONE } : { value: chosen, problem: undefined };
};
