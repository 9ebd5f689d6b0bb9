import { useNow } from '@dongne/platform';
import { seoulDate } from '@dongne/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSlots } from './pickup-slot-api';
import { isSlotGone } from './pickup-slot-rules';

/** Slot that a link to the form selects. */
export type LinkedSlot =
  { readonly state: 'none' | 'loading' | 'gone' } | { readonly state: 'free'; readonly startsAt: string };

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parsed instant of a link; the caller checks that it is a free slot. */
export const instantOfLink = (text: string | null): string | undefined => {
  const at = text !== null && INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};

/** Slot of `?slot=`, looked up in the slots of its shop. An unknown or full slot selects nothing. */
export const useLinkedSlot = (laundryId: number): LinkedSlot => {
  const [query] = useSearchParams();
  const [named] = useState(() => query.get('slot'));
  const startsAt = instantOfLink(named);
  const now = useNow();
  // Loads the slots even if the device clock says past: their response corrects the clock.
  const slots = useSlots(laundryId, startsAt === undefined ? undefined : seoulDate(startsAt));
  if (named === null) return { state: 'none' };
  if (startsAt === undefined) return { state: 'gone' };
  if (slots.state !== 'loading' && isSlotGone(startsAt, now)) return { state: 'gone' };
  switch (slots.state) {
    case 'loading':
      return { state: 'loading' };
    case 'failed':
      return { state: 'none' }; // The slot field shows the load error.
    case 'ready': {
      const slot = slots.value.find((each) => Date.parse(each.startsAt) === Date.parse(startsAt) && each.left > 0);
      return slot === undefined ? { state: 'gone' } : { state: 'free', startsAt: slot.startsAt };
    }
  }
};
