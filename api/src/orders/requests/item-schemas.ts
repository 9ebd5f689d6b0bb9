import { Type, type Static } from 'typebox';
import { nullable, oneOf, ref } from '../../common/schemas';

/** A photo of a request; its address cannot be guessed, so it needs no token. */
export const RequestPhoto = Type.Object({ id: Type.Integer(), url: Type.String() }, { $id: 'RequestPhoto' });

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
  },
  { $id: 'RequestItem' },
);

export type RequestItemView = Static<typeof RequestItem>;
