import { serverNow } from '@dongne/platform';
import { seoulDate } from '@dongne/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSlots } from './pickup-slot-api';
import { pickupDays } from './pickup-slot-rules';

/** The time that a link to the form has chosen already. */
export type LinkedSlot =
  { readonly state: 'none' | 'loading' | 'gone' } | { readonly state: 'free'; readonly startsAt: string };

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** An instant within the days that can be booked; whether it is a slot and free is the shop's to say. */
export const instantOfLink = (text: string | null, now: number): string | undefined => {
  const at = text !== null && INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  const startsAt = new Date(at).toISOString();
  return pickupDays(now).some(({ date }) => date === seoulDate(startsAt)) ? startsAt : undefined;
};

/** `?slot=` of the form, looked up in the slots of its shop. A link that names no slot of it, or a full one, chooses nothing. */
export const useLinkedSlot = (laundryId: number): LinkedSlot => {
  const [query] = useSearchParams();
  const [named] = useState(() => query.get('slot'));
  const [startsAt] = useState(() => instantOfLink(named, serverNow()));
  const slots = useSlots(laundryId, startsAt === undefined ? undefined : seoulDate(startsAt));
  if (named === null) return { state: 'none' };
  if (startsAt === undefined) return { state: 'gone' };
  switch (slots.state) {
    case 'loading':
      return { state: 'loading' };
    case 'failed':
      return { state: 'none' }; // The field of the slots says that they could not be loaded.
    case 'ready': {
      const slot = slots.value.find((each) => Date.parse(each.startsAt) === Date.parse(startsAt) && each.left > 0);
      return slot === undefined ? { state: 'gone' } : { state: 'free', startsAt: slot.startsAt };
    }
  }
};
