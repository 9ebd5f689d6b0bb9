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
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import {
  STATUSES_AFTER_APPROVAL,
  type AnnouncedItem,
  type PaidServiceCode,
  type PaymentStatus,
  type PriceLine,
  type RequestStatus,
} from '@dongne/contract';
import { laundries } from './laundry-tables';
import { members } from './member-tables';
import { requestOffers } from './offer-tables';
import type { ActorType } from './move-tables';

/** A paid extra at the price it had when it was ordered. */
export interface OrderedService {
  readonly code: PaidServiceCode;
  readonly priceWon: number;
}

/** The member's address as it stood when the request was made; a later move does not change where the laundry is. */
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
    /** Up to here the customer agrees in advance, to the whole offer; null for anyone who wants to be asked. */
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
    /** The coupon and the points that were chosen with it; `coupons` and `point_entries` say what has become of them. */
    approvedCouponId: integer('approved_coupon_id'),
    approvedPoints: integer('approved_points').notNull().default(0),
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

/** The condition that `isPaidWithWashing` of the contract states: agreed to in advance, and not yet washed. */
export const mayStillBeTakenBack = and(eq(requests.approvedBy, 'advance'), eq(requests.status, 'Registered'));
