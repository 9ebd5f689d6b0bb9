import { Type, type Static } from 'typebox';
import { REQUEST_LIMITS, USAGE_TYPES } from '@dongne/contract';
import { Instant, oneOf } from '#base';

export const RequestListQuery = Type.Object({
  usageType: Type.Optional(oneOf(USAGE_TYPES)),
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,10}$' })),
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

export type RebookInput = Static<typeof RebookBody>;
