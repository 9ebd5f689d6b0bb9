import { Type, type Static } from 'typebox';
import { GARMENTS, LAUNDRY_COUNT, PAID_SERVICES, REQUEST_LIMITS, USAGE_TYPES } from '@dongne/contract';
import { Id, Instant, keysOf, oneOf } from '#base';
import { AnnouncedItems } from '../order/announced-schemas';

export const RequestListQuery = Type.Object({
  usageType: Type.Optional(oneOf(USAGE_TYPES)),
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,10}$' })),
});

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

export const CancelBody = Type.Object({ reason: Type.Optional(Type.String({ maxLength: 200 })) });
export const RebookBody = Type.Object({
  collectionTime: Instant,
  entrance: Type.Optional(
    Type.Object(
      {
        hasPassword: Type.Boolean(),
        password: Type.Optional(Type.String({ maxLength: REQUEST_LIMITS.entrancePasswordLetters })),
      },
      { description: 'needed where the request had a password: it was erased when the collection failed' },
    ),
  ),
});

export type EstimateInput = Static<typeof EstimateBody>;
export type RebookInput = Static<typeof RebookBody>;
