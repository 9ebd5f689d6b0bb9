import { Type, type Static } from 'typebox';
import {
  CLAIM_STATUSES,
  COMPENSATION_STATES,
  CUSTOMER_ACTIONS,
  PAYMENT_STATUSES,
  REQUEST_STATUSES,
} from '@dongne/contract';
import { Instant, nullable, oneOf, ref } from '#base';
import { WashingPreferences } from '#customers';
import { Division, PaidService, ShopCard } from '#shops';
import { ACTOR_TYPES, REQUEST_EVENTS } from '#tables';
import { NoShow } from '../no-show';
import { PriceLine, RequestOffer } from '../offer';
import { AnnouncedItem, PickupPlace, RequestItem, RequestMend, RequestPhoto, ValuedPiece } from '../order';
import { RequestPayment } from './payment-schemas';

const Status = oneOf(REQUEST_STATUSES);

const AcceptanceLabel = nullable(
  Type.String({ description: 'while `Requested`: whether the shop has said that it comes' }),
);

const ExpectedReturnAt = nullable(Instant, {
  description: "when the shop would give it back by its own days of work; an offer's due date counts from then on",
});

/** Expected return, if known. */
const ReturnAt = nullable(Instant, {
  description:
    "the shop's due date from its offer on, until then what is expected; today when the shop left with it today; null once nothing will come back",
});

/** A request in the usage list. */
export const RequestSummary = Type.Object(
  {
    applicationId: Type.Integer(),
    laundryId: Type.Integer(),
    laundryName: Type.String(),
    profilePicture: nullable(Type.String()),
    originalStatus: Status,
    statusLabel: Type.String(),
    acceptanceLabel: AcceptanceLabel,
    allowedActions: Type.Array(oneOf(CUSTOMER_ACTIONS)),
    paymentStatus: oneOf(PAYMENT_STATUSES),
    collectionTime: Instant,
    collectionEndTime: Instant,
    laundryNumByUser: Type.Integer(),
    pieces: Type.Optional(Type.Integer({ description: 'counted by the shop at the collection' })),
    totalWon: nullable(Type.Integer({ description: 'null until the shop has priced the items' })),
    returnAt: ReturnAt,
    createdAt: Instant,
  },
  { $id: 'RequestSummary' },
);

export const RequestPage = Type.Object(
  { items: Type.Array(ref(RequestSummary)), nextCursor: nullable(Type.String()) },
  { $id: 'RequestPage' },
);

/** An open request; product specification §3, "laundry process list item". */
export const ProcessingRequest = Type.Object(
  {
    applicationId: Type.Integer(),
    laundryId: Type.Integer(),
    laundryName: Type.String(),
    originalStatus: Status,
    statusLabel: Type.String(),
    acceptanceLabel: AcceptanceLabel,
    collectionTime: Instant,
    collectionEndTime: Instant,
    allowedActions: Type.Array(oneOf(CUSTOMER_ACTIONS)),
    paymentStatus: oneOf(PAYMENT_STATUSES),
    totalWon: nullable(Type.Integer({ description: 'null until the shop has priced the items' })),
    returnAt: ReturnAt,
  },
  { $id: 'ProcessingRequest' },
);

/** One entry of a request's timeline, as its customer reads it. */
export const TimelineEntry = Type.Object(
  {
    status: Status,
    event: oneOf(REQUEST_EVENTS),
    label: Type.String(),
    at: Instant,
    actor: oneOf(ACTOR_TYPES),
    reason: nullable(Type.String()),
    photos: Type.Array(ref(RequestPhoto)),
  },
  { $id: 'TimelineEntry' },
);

const RequestClaim = Type.Object(
  {
    id: Type.Integer(),
    itemId: Type.Integer(),
    itemName: Type.String(),
    status: oneOf(CLAIM_STATUSES),
    compensation: Type.Optional(oneOf(COMPENSATION_STATES)),
  },
  { $id: 'RequestClaim' },
);

/** All details of a request for its customer. */
export const RequestDetail = Type.Object(
  {
    applicationId: Type.Integer(),
    laundryId: Type.Integer(),
    originalStatus: Status,
    statusLabel: Type.String(),
    acceptanceLabel: AcceptanceLabel,
    allowedActions: Type.Array(oneOf(CUSTOMER_ACTIONS)),
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
    entrance: Type.Object({ hasPassword: Type.Boolean(), password: nullable(Type.String()) }),
    deliveryBag: Type.Boolean(),
    address: ref(PickupPlace),
    shop: Type.Object({
      id: Type.Integer(),
      laundryName: Type.String(),
      profilePicture: nullable(Type.String()),
      representive: Type.String(),
      career: Type.Integer(),
      canMend: Type.Boolean(),
      division: Division,
      phone: Type.String({ description: 'safety number' }),
    }),
    pieces: nullable(Type.Integer({ description: 'counted by the shop at the collection' })),
    registeredPieces: nullable(Type.Integer({ description: 'what the offer is about; null until it is made' })),
    dueDate: nullable(Instant),
    expectedReturnAt: ExpectedReturnAt,
    items: Type.Array(ref(RequestItem)),
    priceLines: Type.Array(ref(PriceLine)),
    totalWon: nullable(Type.Integer()),
    estimate: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
    advanceLimitWon: nullable(Type.Integer({ description: 'a whole offer up to here is approved without asking' })),
    offer: nullable(ref(RequestOffer), { description: 'what the shop asks; null until it has priced the items' }),
    payment: ref(RequestPayment),
    noShowFeeWon: Type.Integer(),
    objection: nullable(Type.String({ description: 'to the newest failed collection' })),
    noShows: Type.Array(ref(NoShow), { description: 'collections that failed, newest first' }),
    claims: Type.Array(ref(RequestClaim), { description: 'of damage or loss, oldest first' }),
    claimableItems: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }), {
      description: 'items that may be claimed now',
    }),
    claimUntil: nullable(Instant, { description: 'until when items may be claimed; null before the delivery' }),
    timeline: Type.Array(ref(TimelineEntry), { description: 'oldest first' }),
    createdAt: Instant,
  },
  { $id: 'RequestDetail' },
);

/** An alternative shop for a request whose own shop did not come, with its time. */
export const AlternativeShop = Type.Object(
  {
    shop: ref(ShopCard),
    startsAt: Instant,
    endsAt: Instant,
    isSameTime: Type.Boolean({ description: 'false where the time of the request is too near or full everywhere' }),
  },
  { $id: 'AlternativeShop' },
);

/** The answer to a new request. */
export const RequestCreated = Type.Object({ applicationId: Type.Integer() }, { $id: 'RequestCreated' });

/** The error body of an order that conflicts with an earlier one or with the slot. */
export const OrderRefused = Type.Object(
  {
    error: Type.Object({
      code: oneOf(['ALREADY_EXISTS', 'SLOT_FULL', 'IDEMPOTENCY_MISMATCH']),
      svMessage: Type.String(),
      applicationId: Type.Optional(
        Type.Integer({ description: 'with `ALREADY_EXISTS`: the request that waits for the same shop and slot' }),
      ),
    }),
  },
  { $id: 'OrderRefused' },
);

export type AlternativeShopView = Static<typeof AlternativeShop>;
export type RequestSummaryView = Static<typeof RequestSummary>;
export type RequestDetailView = Static<typeof RequestDetail>;
export type ProcessingView = Static<typeof ProcessingRequest>;
export type TimelineEntryView = Static<typeof TimelineEntry>;
