import { Type, type Static } from 'typebox';
import { REVIEW_KEYWORDS } from '@dongne/contract';
import { Instant, keysOf, nullable, oneOf, ref } from '../common';

/** A customer's word about a shop. */
export const Review = Type.Object(
  {
    id: Type.Integer(),
    laundryId: Type.Integer(),
    laundryName: Type.String(),
    writer: Type.String({ description: 'masked nickname' }),
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    keywords: Type.Array(oneOf(keysOf(REVIEW_KEYWORDS))),
    text: Type.String(),
    createdAt: Instant,
  },
  { $id: 'Review' },
);

export const ReviewPage = Type.Object(
  { items: Type.Array(ref(Review)), nextCursor: nullable(Type.String()) },
  { $id: 'ReviewPage' },
);

export type ReviewView = Static<typeof Review>;
