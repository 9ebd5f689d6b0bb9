import { Type, type Static } from 'typebox';
import { dayThatIs, Instant, nullable } from '#base';

/** Collection slot of two hours. */
export const PickupSlot = Type.Object(
  {
    startsAt: Instant,
    endsAt: Instant,
    left: Type.Integer({ description: 'places still free; 0 when the slot is full' }),
    returnAt: nullable(Instant, { description: 'when the shop usually gives back what it collects then' }),
  },
  { $id: 'PickupSlot' },
);

export type PickupSlotView = Static<typeof PickupSlot>;

export const SlotQuery = Type.Object({
  date: dayThatIs('a day in Seoul, YYYY-MM-DD'),
});
