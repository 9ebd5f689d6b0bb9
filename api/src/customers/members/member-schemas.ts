import { NICKNAME_LETTERS } from '@dongne/contract';
import { Type, type Static } from 'typebox';
import { UserStatus } from '../discount';
import { Instant, nullable, oneOf, ref } from '#base';
import { PARTNER_RESTRICTIONS } from '#tables';
import { WashingPreferences } from './washing-preferences-schema';

/** Response of `GET /member`: the auth user of the product specification §3 and the data of my page. */
export const Member = Type.Object(
  {
    userId: Type.Integer(),
    nickname: Type.String(),
    phoneNumber: Type.String(),
    userStatus: UserStatus,
    marketingAllowed: Type.Boolean(),
    nightAllowed: Type.Boolean(),
    email: nullable(Type.String()),
    provider: Type.String(),
    isPartnerUser: Type.Boolean(),
    referralCode: Type.String(),
    joinedAt: Instant,
    washingPreferences: ref(WashingPreferences),
  },
  { $id: 'Member' },
);

/** Letters, digits and Hangul syllables; anything else would break lists and receipts. */
export const Nickname = Type.String({
  pattern: `^[가-힣A-Za-z0-9]{${NICKNAME_LETTERS.min},${NICKNAME_LETTERS.max}}$`,
});

export const NicknameChange = Type.Object({ nickname: Nickname }, { $id: 'NicknameChange' });

export const MarketingChange = Type.Object(
  { marketingAllowed: Type.Boolean(), nightAllowed: Type.Boolean() },
  { $id: 'MarketingChange' },
);

const ALARMS = { order: Type.Boolean(), marketing: Type.Boolean(), night: Type.Boolean() };

/** Notification settings of a member. */
export const AlarmChange = Type.Object(ALARMS, { $id: 'AlarmChange' });

/** Notification settings with the dates of the consents. */
export const Alarm = Type.Object(
  { ...ALARMS, marketingAgreedAt: nullable(Instant), nightAgreedAt: nullable(Instant) },
  { $id: 'Alarm' },
);

/** Programme of a voucher user, with the parts hidden from its users; empty for all others. */
export const PartnerInfo = Type.Object(
  { partnerId: Type.Integer(), name: Type.String(), restrictions: Type.Array(oneOf(PARTNER_RESTRICTIONS)) },
  { $id: 'PartnerInfo' },
);

export const PushToken = Type.Object(
  {
    fcmToken: nullable(Type.String({ maxLength: 4_096 })),
    adId: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
  },
  { $id: 'PushToken' },
);

export type MemberView = Static<typeof Member>;
export type AlarmView = Static<typeof Alarm>;
export type AlarmInput = Static<typeof AlarmChange>;
export type PartnerInfoView = Static<typeof PartnerInfo>;
