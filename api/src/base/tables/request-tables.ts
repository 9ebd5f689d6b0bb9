import { and, eq, sql } from 'drizzle-orm';
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
  type Valuable,
  type WashingPreferences,
} from '@dongne/contract';
import { laundries } from './laundry-tables';
import { members } from './member-tables';
import type { ActorType } from './actor-types';

/** Paid extra at its price when it was ordered. */
export interface OrderedService {
  readonly code: PaidServiceCode;
  readonly priceWon: number;
}

/** Copy of the member's address at the time of the request; a later move does not change it. */
export interface PickupAddress {
  readonly address: string;
  readonly roadAddress: string;
  readonly subAddress: string;
  readonly postalCode: string;
  readonly sido: string;
  readonly gungu: string;
  readonly emd: string;
  readonly recipient: string;
  readonly entranceInfo: string;
}

/** Terms of an offer, with the codes of its paid extras. */
export type StoredTerms = Omit<OfferTerms, 'services'> & { readonly services: readonly OrderedService[] };

/** Offers of a shop. Append-only: a correction is a new version. */
export const requestOffers = pgTable(
  'request_offers',
  {
    requestId: integer('request_id')
      .notNull()
      .references((): AnyPgColumn => requests.id),
    /** Version within the request: 1, 2, … */
    version: integer('version').notNull(),
    terms: jsonb('terms').$type<StoredTerms>().notNull(),
    /** Price lines and total of all items; the price of a choice follows from items and terms. */
    priceLines: jsonb('price_lines').$type<readonly PriceLine[]>().notNull(),
    totalWon: integer('total_won').notNull(),
    dueDate: timestamp('due_date', { withTimezone: true }),
    /** Reason for a difference from the collected number of pieces. */
    piecesNote: text('pieces_note'),
    /** Distinguishes a repeated call from a correction; null for rows older than corrections. */
    contentHash: text('content_hash'),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.version] })],
);

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
    /** Pieces counted by the customer per category; may be fewer than the total, or none. */
    announcedItems: jsonb('announced_items').$type<readonly AnnouncedItem[]>().notNull().default([]),
    hasPremium: boolean('has_premium').notNull(),
    hasStain: boolean('has_stain').notNull(),
    etc: text('etc').notNull(),
    /** Null for requests from before the preferences, and once the member has left. */
    washingPreferences: jsonb('washing_preferences').$type<WashingPreferences>(),
    /** Pieces that the customer values, with price and day of purchase. */
    valuables: jsonb('valuables').$type<readonly Valuable[]>().notNull().default([]),
    hasPassword: boolean('has_password').notNull(),
    /** Entrance code, visible to the collecting shop only; deleted once no visit is left. */
    entrancePassword: text('entrance_password'),
    deliveryBag: boolean('delivery_bag').notNull(),
    creditCardId: integer('credit_card_id'),
    couponId: integer('coupon_id'),
    paidServices: jsonb('paid_services').$type<readonly OrderedService[]>().notNull(),
    pickupAddress: jsonb('pickup_address').$type<PickupAddress>().notNull(),
    /** When the address and position were reduced to the district. */
    addressErasedAt: timestamp('address_erased_at', { withTimezone: true }),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Estimated range shown to the customer before ordering; stored next to the price. */
    estimateMinWon: integer('estimate_min_won').notNull(),
    estimateMaxWon: integer('estimate_max_won').notNull(),
    /** Limit up to which the customer agrees to the whole offer in advance; null to be asked. */
    advanceLimitWon: integer('advance_limit_won'),
    /** Expected return by the shop's turnaround, as shown while ordering; replaced by an offer's due date. */
    expectedReturnAt: timestamp('expected_return_at', { withTimezone: true }),
    /** Whether the membership discount applies; fixed when the shop prices the items. */
    hasMembershipDiscount: boolean('has_membership_discount').notNull().default(false),
    /** Offer that the customer is or was asked about; null until the shop has priced the items. */
    offerVersion: integer('offer_version'),
    /** Price lines and total of that offer; the approval rewrites them without the declined items. */
    priceLines: jsonb('price_lines').$type<readonly PriceLine[]>(),
    totalWon: integer('total_won'),
    pieces: integer('pieces'),
    dueDate: timestamp('due_date', { withTimezone: true }),
    /** Number of reminders sent for the waiting offer. */
    priceRemindersSent: integer('price_reminders_sent').notNull().default(0),
    /** When the shop accepted; without it the request is cancelled shortly before its slot. */
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** When the customer approved work and price. Washing starts only after it. */
    approvedAt: timestamp('approved_at', { withTimezone: true }),
    /**
     * `advance`: within the limit set by the customer. `system`: only rows from when a price within the estimate
     * approved itself.
     */
    approvedBy: text('approved_by').$type<'customer' | 'advance' | 'system'>(),
    /** Offer version of the approval. */
    approvedVersion: integer('approved_version'),
    /** Coupon and points chosen with it; their current state is in `coupons` and `point_entries`. */
    approvedCouponId: integer('approved_coupon_id'),
    approvedPoints: integer('approved_points').notNull().default(0),
    /** Start of the current status, for rules that depend on its age. */
    statusAt: timestamp('status_at', { withTimezone: true }).notNull(),
    /** Actor of the last status transition; the customer's next actions can depend on it. */
    statusBy: text('status_by').$type<ActorType>().notNull().default('customer'),
    noShowFeeWon: integer('no_show_fee_won').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('requests_of_member').on(table.memberId, table.id),
    index('requests_of_laundry').on(table.laundryId, table.status, table.id),
    // Supports the maintenance job that looks up statuses that have waited too long.
    index('requests_waiting').on(table.status, table.statusAt),
    // Partial indexes for the deletion jobs: only rows that still have data to delete.
    index('requests_with_password')
      .on(table.status)
      .where(sql`${table.entrancePassword} is not null`),
    index('requests_with_address')
      .on(table.statusAt)
      .where(sql`${table.addressErasedAt} is null`),
    // Enforces for every writer: no washing without an approved price.
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

/** SQL form of `isPaidWithWashing` in the contract: approved in advance and not yet washed. */
export const isApprovalRevocable = and(eq(requests.approvedBy, 'advance'), eq(requests.status, 'Registered'));
