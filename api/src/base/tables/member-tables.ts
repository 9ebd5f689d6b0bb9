import type { WashingPreferences } from '@dongne/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Registered members. A withdrawn member keeps the row, without name and number, for its orders and payments. */
export const members = pgTable(
  'members',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Digits only; null after withdrawal. */
    phoneNumber: text('phone_number'),
    /** Keyed hash of the number, stored for the re-join block. */
    phoneHash: text('phone_hash').notNull(),
    nickname: text('nickname').notNull(),
    email: text('email'),
    provider: text('provider').notNull().default('PHONE'),
    /** Partner programme of a voucher user; 1 is the municipal one. */
    partnerId: integer('partner_id'),
    hasUsedPartner: boolean('has_used_partner').notNull().default(false),
    marketingAllowed: boolean('marketing_allowed').notNull().default(false),
    nightAllowed: boolean('night_allowed').notNull().default(false),
    locationAllowed: boolean('location_allowed').notNull().default(false),
    orderAlarm: boolean('order_alarm').notNull().default(true),
    /** When the required terms were accepted and when the advertising consent was last given. */
    termsAgreedAt: timestamp('terms_agreed_at', { withTimezone: true }).notNull(),
    marketingAgreedAt: timestamp('marketing_agreed_at', { withTimezone: true }),
    nightAgreedAt: timestamp('night_agreed_at', { withTimezone: true }),
    /** When the member was last notified of its advertising consent, which is due every two years. */
    consentToldAt: timestamp('consent_told_at', { withTimezone: true }),
    /** As chosen in the last order; null before the first choice. */
    washingPreferences: jsonb('washing_preferences').$type<WashingPreferences>(),
    referralCode: text('referral_code').notNull(),
    invitedById: integer('invited_by_id'),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    withdrawReasons: text('withdraw_reasons').array(),
    withdrawDetail: text('withdraw_detail'),
  },
  (table) => [
    uniqueIndex('members_phone_number').on(table.phoneNumber),
    uniqueIndex('members_referral_code').on(table.referralCode),
    index('members_consenting')
      .on(table.id)
      .where(sql`${table.marketingAllowed}`),
    index('members_invited_by')
      .on(table.invitedById, table.id)
      .where(sql`${table.invitedById} is not null`),
    index('members_withdrawn_phone')
      .on(table.phoneHash)
      .where(sql`${table.withdrawnAt} is not null`),
  ],
);

/** Columns of an address, shared by the tables that store one. */
export const addressColumns = () => ({
  address: text('address').notNull(),
  roadAddress: text('road_address').notNull(),
  subAddress: text('sub_address').notNull(),
  /** Kind picked in the postcode dialog: `R` road or `J` lot. */
  addressType: text('address_type').notNull(),
  postalCode: text('postal_code').notNull(),
  entranceInfo: text('entrance_info').notNull(),
  recipient: text('recipient').notNull(),
  sido: text('sido').notNull(),
  gungu: text('gungu').notNull(),
  dong: text('dong').notNull(),
  emd: text('emd').notNull(),
  /** Ten-digit code of the legal dong. */
  bcode: text('bcode').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
});

/** Collection address of each member; exactly one. */
export const memberAddresses = pgTable('member_addresses', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  memberId: integer('member_id')
    .notNull()
    .unique()
    .references(() => members.id),
  ...addressColumns(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
