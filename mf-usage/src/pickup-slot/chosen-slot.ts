import { useNow } from '@dongne/platform';
import { isSlotGone, SLOT_GONE } from './pickup-slot-rules';

interface ChosenSlot {
  /** Start of the slot; `null` when none is chosen or it cannot be booked. */
  readonly value: string | null;
  /** Error when the chosen slot can no longer be booked. */
  readonly problem: string | undefined;
}

/**
 * The chosen slot checked against the clock: time passes while a form is open, and the first response of the server may
 * correct the device clock by days.
 * @param own start of the request's current slot, which always stays valid.
 */
export const useChosenSlot = (chosen: string | null, own?: string): ChosenSlot => {
  const now = useNow();
  const isGone = chosen !== own && isSlotGone(chosen, now);
  return isGone ? { value: null, problem: SLOT_GONE } : { value: chosen, problem: undefined };
};
