import { Type } from 'typebox';
import { ITEM_CATEGORIES } from '@dongne/contract';
import { Day, Instant, nullable, DataUrlPhoto } from '#base';
import { Category } from '#shops';

/** A photo on the shop's page. */
export const ShopPhoto = Type.Object({ id: Type.Integer(), url: Type.String() }, { $id: 'ShopPhoto' });

export const ShopPhotoBody = Type.Object({
  photo: DataUrlPhoto,
  isFirst: Type.Optional(Type.Boolean({ description: 'stands before the others, and in lists' })),
});

export const PauseBody = Type.Object({
  reason: Type.Optional(Type.String({ maxLength: 100 })),
  startDate: nullable(Day),
  endDate: nullable(Day),
});
export const PauseAnswer = Type.Object(
  {
    reasonForPause: nullable(Type.String()),
    pauseStartDate: nullable(Type.String()),
    pauseEndDate: nullable(Type.String()),
  },
  { $id: 'PauseAnswer' },
);

export const SlotSettings = Type.Object({
  day: Day,
  isClosed: Type.Optional(Type.Boolean()),
  slots: Type.Optional(
    Type.Array(Type.Object({ startsAt: Instant, capacity: nullable(Type.Integer({ minimum: 0, maximum: 100 })) }), {
      maxItems: 6,
    }),
  ),
});

const MOST_TURNAROUND_DAYS = 60;

export const PricesBody = Type.Object({
  prices: Type.Array(
    Type.Object({
      category: Category,
      // The range is checked with the other rules of a price, which have their own sentences.
      priceWon: nullable(Type.Integer(), { description: 'each; null takes the category off the list' }),
      turnaroundDays: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_TURNAROUND_DAYS })),
    }),
    { minItems: 1, maxItems: ITEM_CATEGORIES.length },
  ),
});
