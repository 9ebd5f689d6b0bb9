import { Type, type Static } from 'typebox';
import { ITEM_PRICE_WON, ITEM_QUESTION, REQUEST_STATUSES } from '@dongne/contract';
import { Id, Instant, nullable, oneOf, ref, DataUrlPhoto } from '#base';
import { WashingPreferences } from '#customers';
import { PaidService } from '#shops';
import {
  AnnouncedItem,
  ItemQuestion,
  PickupPlace,
  RequestItem,
  RequestMend,
  RequestPhoto,
  ValuedPiece,
} from '../order';

const Status = oneOf(REQUEST_STATUSES);

/** A question with its item, which may be one of an earlier version of the offer. */
const ShopQuestion = Type.Object(
  { ...ItemQuestion.properties, itemId: Type.Integer(), itemName: Type.String() },
  { $id: 'ShopQuestion' },
);

/** A request as its shop sees it: address and work, never the customer's number. */
export const PartnerRequest = Type.Object(
  {
    applicationId: Type.Integer(),
    originalStatus: Status,
    statusLabel: Type.String(),
    isAccepted: Type.Boolean(),
    isApproved: Type.Boolean({ description: 'the customer has agreed to the price; nothing is washed before' }),
    canCallCustomer: Type.Boolean({
      description: 'the customer has not answered the offer for a day: the shop may ask support for a call',
    }),
    collectionTime: Instant,
    collectionEndTime: Instant,
    laundryNumByUser: Type.Integer(),
    announcedItems: Type.Array(ref(AnnouncedItem), { description: 'what of them the customer counted; may be none' }),
    hasPremium: Type.Boolean(),
    hasStain: Type.Boolean(),
    stain: Type.Array(ref(RequestPhoto)),
    mend: Type.Array(ref(RequestMend)),
    etc: Type.String(),
    dailyLaundryPaidService: Type.Array(ref(PaidService)),
    washingPreferences: nullable(ref(WashingPreferences), { description: 'null for older requests' }),
    valuables: Type.Array(ref(ValuedPiece), { description: 'pieces that the customer values' }),
    deliveryBag: Type.Boolean(),
    area: Type.Object(
      {
        sido: Type.String(),
        gungu: Type.String(),
        emd: Type.String(),
        distanceM: Type.Integer({ description: 'from the shop, rounded to 100 m' }),
      },
      { description: 'what a shop decides by before it accepts' },
    ),
    address: nullable(ref(PickupPlace), {
      description: 'null until the shop accepts, and as soon as it has no way to go any more',
    }),
    entrancePassword: nullable(Type.String(), {
      description: 'null without one, until the shop accepts, and once nobody has to enter',
    }),
    pieces: nullable(Type.Integer()),
    registeredPieces: nullable(Type.Integer({ description: 'what the offer is about; null until it is made' })),
    dueDate: nullable(Instant),
    offerVersion: Type.Integer({ description: 'of the offer as it is now, which a correction names; 0 without one' }),
    items: Type.Array(ref(RequestItem)),
    totalWon: nullable(Type.Integer()),
    questions: Type.Array(ref(ShopQuestion), {
      description: 'of the customer, oldest first; those without an answer wait for the shop',
    }),
    createdAt: Instant,
  },
  { $id: 'PartnerRequest' },
);

export const PartnerRequestPage = Type.Object(
  { items: Type.Array(ref(PartnerRequest)), nextCursor: nullable(Type.String()) },
  { $id: 'PartnerRequestPage' },
);

export const PartnerListQuery = Type.Object({
  status: Type.Optional(Status),
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })),
});

export const CollectBody = Type.Object({
  pieces: Type.Integer({ minimum: 1, maximum: 200 }),
  photo: Type.Optional(DataUrlPhoto),
});

const InspectedItem = Type.Object({
  kind: Type.Optional(oneOf(['wash', 'mend'])),
  category: Type.String({ minLength: 1, maxLength: 40 }),
  name: Type.Optional(Type.String({ maxLength: 60 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  priceWon: Type.Optional(
    // The range is checked with the other rules of a price, which have their own sentences.
    Type.Integer({
      description: `each, ${ITEM_PRICE_WON.min} to ${ITEM_PRICE_WON.max} won; the shop's list price when left out, and above it only with a note and a photo`,
    }),
  ),
  note: Type.Optional(Type.String({ maxLength: 300 })),
  photo: Type.Optional(DataUrlPhoto),
});

export const RegisterBody = Type.Object({
  items: Type.Array(InspectedItem, { minItems: 1, maxItems: 100 }),
  dueDate: Type.String({ maxLength: 40, description: 'YYYY-MM-DD or an instant' }),
  piecesNote: Type.Optional(
    Type.String({
      maxLength: 300,
      description: 'needed where the items are not what was collected; the customer reads it',
    }),
  ),
  offerVersion: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'of the offer that this replaces, 0 where there was none; left out, it replaces whatever there is',
    }),
  ),
});

export const DeliveredBody = Type.Object({ photo: Type.Optional(DataUrlPhoto) });
/** Requires a photo of the door, to judge an objection. */
export const NoShowBody = Type.Object({ photo: DataUrlPhoto });
export const DenyBody = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: 40, description: 'code' }),
  text: Type.Optional(Type.String({ maxLength: 300 })),
});
export const ReturnBody = Type.Object({
  reason: Type.Optional(
    Type.String({ maxLength: 300, description: 'why it cannot be washed; needed unless nobody answered' }),
  ),
  // `UNANSWERED`: the customer has not answered the offer for 72 hours.
  reasonCode: Type.Optional(oneOf(['UNANSWERED'])),
});

export const AnswerParams = Type.Object({ id: Id, questionId: Id });
export const AnswerBody = Type.Object({
  text: Type.String({ minLength: 1, maxLength: ITEM_QUESTION.maxLetters, description: 'the customer reads it' }),
});

export type PartnerRequestView = Static<typeof PartnerRequest>;
export type ReturnInput = Static<typeof ReturnBody>;
