import { GARMENTS, LAUNDRY_COUNT, PAID_SERVICES, REQUEST_LIMITS } from '@dongne/contract';
import { Type, type Static } from 'typebox';
import { Id, keysOf, oneOf } from '#base';
import { AnnouncedItems } from '../order';

const LAUNDRY_PIECES = { minimum: LAUNDRY_COUNT.min, maximum: LAUNDRY_COUNT.max };

const MendOfEstimate = Type.Object({
  mendName: Type.String({ maxLength: 60 }),
  withLaundry: Type.Optional(Type.Boolean()),
  clothType: Type.Optional(oneOf(keysOf(GARMENTS))),
  clothNo: Type.Optional(Type.Integer({ minimum: 0, maximum: REQUEST_LIMITS.mends })),
});

export const EstimateBody = Type.Object({
  laundryId: Id,
  items: AnnouncedItems,
  laundryNumByUser: Type.Optional(
    Type.Integer({ ...LAUNDRY_PIECES, description: 'all pieces; those named when left out' }),
  ),
  hasPremium: Type.Optional(Type.Boolean()),
  hasStain: Type.Optional(Type.Boolean()),
  mends: Type.Optional(
    Type.Array(Type.Union([Type.String({ maxLength: 60 }), MendOfEstimate]), {
      maxItems: REQUEST_LIMITS.mends,
      description: 'a name stands for a mend that is not washed, too',
    }),
  ),
  dailyLaundryPaidService: Type.Optional(Type.Array(oneOf(PAID_SERVICES), { maxItems: 10 })),
});

/** Price range of a request before the shop has seen the laundry. */
export const Estimate = Type.Object(
  {
    min: Type.Integer({ description: 'won' }),
    max: Type.Integer({ description: 'won' }),
    lines: Type.Array(
      Type.Object({ label: Type.String(), count: Type.Integer(), min: Type.Integer(), max: Type.Integer() }),
    ),
  },
  { $id: 'Estimate' },
);

export type EstimateInput = Static<typeof EstimateBody>;
