import { Type } from 'typebox';
import { dayThatIs, Instant } from '../common/schemas';

/** Two hours in which a shop collects. */
export const PickupSlot = Type.Object(
  {
    startsAt: Instant,
    endsAt: Instant,
    left: Type.Integer({ description: 'places still free; 0 when the slot is full' }),
  },
  { $id: 'PickupSlot' },
);

export const SlotQuery = Type.Object({
  date: dayThatIs('a day in Seoul, YYYY-MM-DD'),
});
