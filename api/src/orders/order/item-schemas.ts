import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '#base';

/** A photo of a request; its address cannot be guessed, so it needs no token. */
export const RequestPhoto = Type.Object({ id: Type.Integer(), url: Type.String() }, { $id: 'RequestPhoto' });

/** A customer's question about an item of the offer, and the shop's answer. */
export const ItemQuestion = Type.Object(
  {
    id: Type.Integer(),
    text: Type.String({ description: "the customer's words; empty once they have left" }),
    askedAt: Instant,
    answer: nullable(Type.String({ description: "the shop's words; null while it has not answered" })),
    answeredAt: nullable(Instant),
  },
  { $id: 'ItemQuestion' },
);

/** A piece, or a mend, as the shop found and priced it. */
export const RequestItem = Type.Object(
  {
    id: Type.Integer(),
    kind: oneOf(['wash', 'mend']),
    category: Type.String(),
    name: Type.String(),
    estimatedWon: nullable(Type.Integer({ description: "the shop's list price" })),
    priceWon: Type.Integer(),
    note: Type.String(),
    declined: Type.Boolean(),
    photos: Type.Array(ref(RequestPhoto)),
    questions: Type.Array(ref(ItemQuestion), { description: 'oldest first' }),
  },
  { $id: 'RequestItem' },
);

export type ItemQuestionView = Static<typeof ItemQuestion>;
export type RequestItemView = Static<typeof RequestItem>;
