import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  STATUSES_AFTER_APPROVAL,
  type AnnouncedItem,
  type OfferTerms,
  type PaidServiceCode,
  type PaymentStatus,
  type PriceLine,
  type RequestStatus,
} from '@dongne/contract';
import { laundries } from '../laundries/laundry-tables';
import { members } from '../members/member-tables';
import type { PickupAddress } from './requests/pickup-address';

/** A paid extra at the price it had when it was ordered. */
export interface OrderedService {
  readonly code: PaidServiceCode;
  readonly priceWon: number;
}

/** The terms of an offer, with the codes of its paid extras. */
export type StoredTerms = Omit<OfferTerms, 'services'> & { readonly services: readonly OrderedService[] };

/** A collection request with its two lanes, `status` and `paymentStatus`. */
export const requests = pgTable(
  'requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    laundryId: integer('laundry_id')
      .notNull()
      .references(() => laundries.id),
    status: text('status').$type<RequestStatus>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('None'),
    collectionTime: timestamp('collection_time', { withTimezone: true }).notNull(),
    laundryNumByUser: integer('laundry_num_by_user').notNull(),
    /** What of them the customer counted by category; may be fewer, and none. */
    announcedItems: jsonb('announced_items').$type<readonly AnnouncedItem[]>().notNull().default([]),
    hasPremium: boolean('has_premium').notNull(),
    hasStain: boolean('has_stain').notNull(),
    etc: text('etc').notNull(),
    hasPassword: boolean('has_password').notNull(),
    /** The entrance code, for the collecting shop only; gone as soon as nobody has to enter any more. */
    entrancePassword: text('entrance_password'),
    deliveryBag: boolean('delivery_bag').notNull(),
    creditCardId: integer('credit_card_id'),
    couponId: integer('coupon_id'),
    paidServices: jsonb('paid_services').$type<readonly OrderedService[]>().notNull(),
    pickupAddress: jsonb('pickup_address').$type<PickupAddress>().notNull(),
    /** Since when address and position name a district only. */
    addressErasedAt: timestamp('address_erased_at', { withTimezone: true }),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** The range the customer saw before ordering; it stays beside the price. */
    estimateMinWon: integer('estimate_min_won').notNull(),
    estimateMaxWon: integer('estimate_max_won').notNull(),
    /** Up to here the customer agrees in advance, to the whole offer; null for whoever wants to be asked. */
    advanceLimitWon: integer('advance_limit_won'),
    /** When the shop would give it back by its own turnaround, as it was shown while ordering; an offer's due date counts from then on. */
    expectedReturnAt: timestamp('expected_return_at', { withTimezone: true }),
    /** A member's order at a shop that honours the membership; fixed when the shop prices the items. */
    hasMembershipDiscount: boolean('has_membership_discount').notNull().default(false),
    /** The offer the customer is asked about, or was; null until the shop has priced the items. */
    offerVersion: integer('offer_version'),
    /** Lines and total of that offer; the approval writes them again without the declined items. */
    priceLines: jsonb('price_lines').$type<readonly PriceLine[]>(),
    totalWon: integer('total_won'),
    pieces: integer('pieces'),
    dueDate: timestamp('due_date', { withTimezone: true }),
    /** How often the customer was reminded of the offer that waits now. */
    priceRemindersSent: integer('price_reminders_sent').notNull().default(0),
    /** When the shop said that it will come; without it the request is cancelled shortly before its slot. */
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** When the customer chose what is done at which price. Nothing is washed while it is null. */
    approvedAt: timestamp('approved_at', { withTimezone: true }),
    /** `advance`: within the limit that the customer had set before. `system` only of the time when a price within the estimate approved itself. */
    approvedBy: text('approved_by').$type<'customer' | 'advance' | 'system'>(),
    /** The offer that was chosen from. */
    approvedVersion: integer('approved_version'),
    /** When the current status began; rules that look at the clock read it. */
    statusAt: timestamp('status_at', { withTimezone: true }).notNull(),
    /** Who brought the request to its current status; what the customer may do next can depend on it. */
    statusBy: text('status_by').$type<ActorType>().notNull().default('customer'),
    noShowFeeWon: integer('no_show_fee_won').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('requests_of_member').on(table.memberId, table.id),
    index('requests_of_laundry').on(table.laundryId, table.status, table.id),
    // The system's upkeep looks for statuses that have waited too long.
    index('requests_waiting').on(table.status, table.statusAt),
    // And for what is to be forgotten: only rows that still hold something stand in these.
    index('requests_with_password')
      .on(table.status)
      .where(sql`${table.entrancePassword} is not null`),
    index('requests_with_address')
      .on(table.statusAt)
      .where(sql`${table.addressErasedAt} is null`),
    // The promise of the product, for whatever else writes here: nothing is washed without an approved price.
    check(
      'requests_washed_with_approval',
      sql`${table.status} not in (${sql.raw(STATUSES_AFTER_APPROVAL.map((status) => `'${status}'`).join(', '))}) or (${table.approvedAt} is not null and ${table.approvedBy} is not null and ${table.totalWon} is not null and ${table.approvedVersion} is not null)`,
    ),
    foreignKey({
      name: 'requests_offer',
      columns: [table.id, table.offerVersion],
      foreignColumns: [requestOffers.requestId, requestOffers.version],
    }),
    foreignKey({
      name: 'requests_approved_offer',
      columns: [table.id, table.approvedVersion],
      foreignColumns: [requestOffers.requestId, requestOffers.version],
    }),
  ],
);

/** What a shop asked at one moment. Never changed: a correction is a version of its own. */
export const requestOffers = pgTable(
  'request_offers',
  {
    requestId: integer('request_id')
      .notNull()
      .references((): AnyPgColumn => requests.id),
    /** 1, 2, … within its request. */
    version: integer('version').notNull(),
    terms: jsonb('terms').$type<StoredTerms>().notNull(),
    /** Lines and total of all items; a choice is priced from items and terms. */
    priceLines: jsonb('price_lines').$type<readonly PriceLine[]>().notNull(),
    totalWon: integer('total_won').notNull(),
    dueDate: timestamp('due_date', { withTimezone: true }),
    /** Why the pieces are more or fewer than were collected. */
    piecesNote: text('pieces_note'),
    /** What tells a repetition from a correction; null of what is older than corrections. */
    contentHash: text('content_hash'),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.version] })],
);

/** Who does something to a request. */
export type ActorType = (typeof ACTOR_TYPES)[number];
export const ACTOR_TYPES = ['customer', 'shop', 'system', 'operator'] as const;

/** What a row of the timeline tells: that the status changed, or something that happened within it. */
export type RequestEvent = (typeof REQUEST_EVENTS)[number];
export const REQUEST_EVENTS = [
  'moved',
  'edited',
  'accepted',
  'approved',
  'corrected',
  'takenBack',
  'asked',
  'answered',
  'reminded',
  'piecesDiffer',
  'objected',
  'objectionAnswered',
] as const;

/** Every move of a request and what happened between, append-only: the timeline that customers read and the proof of who did what. */
export const requestMoves = pgTable(
  'request_moves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    fromStatus: text('from_status').$type<RequestStatus>(),
    toStatus: text('to_status').$type<RequestStatus>().notNull(),
    event: text('event').$type<RequestEvent>().notNull().default('moved'),
    actorType: text('actor_type').$type<ActorType>().notNull(),
    /** Member id or laundry id; null for the system. */
    actorId: integer('actor_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    reasonCode: text('reason_code'),
    reason: text('reason'),
    photoIds: integer('photo_ids').array().notNull(),
  },
  (table) => [index('request_moves_of_request').on(table.requestId, table.id)],
);

/** A mend the customer asked for. */
export const requestMends = pgTable(
  'request_mends',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    mendName: text('mend_name').notNull(),
    withLaundry: boolean('with_laundry').notNull(),
    mendDetail: text('mend_detail').notNull(),
  },
  (table) => [index('request_mends_of_request').on(table.requestId, table.id)],
);

/** What the shop found at the inspection, one row per piece or mend, each approved or declined by the customer. */
export const requestItems = pgTable(
  'request_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    offerVersion: integer('offer_version').notNull(),
    kind: text('kind').$type<'wash' | 'mend'>().notNull(),
    category: text('category').notNull(),
    name: text('name').notNull(),
    /** The shop's list price at that moment; null where there is none to compare with. */
    estimatedWon: integer('estimated_won'),
    priceWon: integer('price_won').notNull(),
    note: text('note').notNull(),
    declined: boolean('declined').notNull().default(false),
    photoIds: integer('photo_ids').array().notNull(),
  },
  (table) => [
    index('request_items_of_request').on(table.requestId, table.id),
    foreignKey({
      name: 'request_items_offer',
      columns: [table.requestId, table.offerVersion],
      foreignColumns: [requestOffers.requestId, requestOffers.version],
    }),
  ],
);

/** What a customer asks the shop about one item of an offer, and what it says. */
export const itemQuestions = pgTable(
  'item_questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => requestItems.id),
    text: text('text').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answer: text('answer'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [index('item_questions_of_request').on(table.requestId, table.id)],
);

/** What a photo of a request shows. */
export type RequestPhotoKind = 'stain' | 'mend' | 'collect' | 'item' | 'noshow' | 'delivered';

/** A photo's metadata; its bytes lie in the `files` port under `fileKey`. */
export const requestPhotos = pgTable(
  'request_photos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    mendId: integer('mend_id').references(() => requestMends.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RequestPhotoKind>().notNull(),
    fileKey: text('file_key').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('request_photos_of_request').on(table.requestId, table.id),
    uniqueIndex('request_photos_file').on(table.fileKey),
  ],
);

export { noShows } from './no-shows/no-show-tables';
