import { CLAIM_COMPENSATION, GARMENTS, ITEM_CATEGORIES, LAUNDRY_COUNT, VALUABLE } from '@dongne/contract';
import { Type, type Static } from 'typebox';
import { Day, Instant, keysOf, nullable, oneOf, ref } from '#base';
import { Category } from '#shops';

/** Pieces of one category that the customer counted. */
export const AnnouncedItem = Type.Object(
  { category: Category, count: Type.Integer({ minimum: 1, maximum: LAUNDRY_COUNT.max }) },
  { $id: 'AnnouncedItem' },
);

export const AnnouncedItems = Type.Array(AnnouncedItem, { maxItems: ITEM_CATEGORIES.length });

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

/** A mend as the customer asked for it. */
export const RequestMend = Type.Object(
  {
    id: Type.Integer(),
    mendName: Type.String(),
    withLaundry: Type.Boolean(),
    mendDetail: Type.String(),
    clothType: nullable(oneOf(keysOf(GARMENTS))),
    clothNo: nullable(Type.Integer({ description: 'mends of one garment have the same number' })),
    images: Type.Array(ref(RequestPhoto), { description: 'marked pictures' }),
    clothPhotos: Type.Array(ref(RequestPhoto), { description: 'photos of the garment, at one of its mends' }),
  },
  { $id: 'RequestMend' },
);

/** Piece that the customer values. */
export const ValuedPiece = Type.Object(
  {
    category: Category,
    priceWon: Type.Integer({ minimum: VALUABLE.fromWon, maximum: CLAIM_COMPENSATION.maxPriceWon }),
    boughtOn: Day,
  },
  { $id: 'ValuedPiece' },
);

/** The pickup address, as of the order. */
export const PickupPlace = Type.Object(
  {
    address: Type.String(),
    roadAddress: Type.String(),
    subAddress: Type.String(),
    postalCode: Type.String(),
    sido: Type.String(),
    gungu: Type.String(),
    emd: Type.String(),
    recipient: Type.String(),
    entranceInfo: Type.String(),
  },
  { $id: 'PickupPlace' },
);

export type ItemQuestionView = Static<typeof ItemQuestion>;
export type RequestItemView = Static<typeof RequestItem>;
