import { Type } from 'typebox';

/** Two hours in which a shop collects. */
export const PickupSlot = Type.Object(
  {
    startsAt: Type.String({ format: 'date-time' }),
    endsAt: Type.String({ format: 'date-time' }),
    left: Type.Integer({ description: 'places still free; 0 when the slot is full' }),
  },
  { $id: 'PickupSlot' },
);

export const SlotQuery = Type.Object({
  date: Type.String({ format: 'date', description: 'a day in Seoul, YYYY-MM-DD' }),
});
