import { DEFAULT_WASHING_PREFERENCES } from '@dongne/contract';
import { Refusal, type Needs, type Database, updatePushToken } from '#base';
import { findMembership, userStatusOf } from '../discount';
import { advertisingConsentOf, storeChangedConsents } from './advertising-consent';
import { findMember, lockMember, updateMember, type MemberChange, type MemberRow } from './member-repository';
import type { AlarmInput, AlarmView, MemberView, PartnerInfoView } from './member-schemas';
import { programmeOf } from './partner-programmes';

const requireMember = async (database: Database, memberId: number): Promise<MemberRow> => {
  const member = await findMember(database, memberId);
  if (member === undefined) throw new Refusal('INVALID_JWT');
  return member;
};

/** Account of the member. */
export const viewMember = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
): Promise<MemberView> => {
  const member = await requireMember(database, memberId);
  return {
    userId: member.id,
    nickname: member.nickname,
    phoneNumber: member.phoneNumber ?? '',
    userStatus: userStatusOf(await findMembership(database, memberId), clock.now()),
    marketingAllowed: member.marketingAllowed,
    nightAllowed: member.nightAllowed,
    email: member.email,
    provider: member.provider,
    isPartnerUser: member.partnerId !== null,
    referralCode: member.referralCode,
    joinedAt: member.joinedAt.toISOString(),
    washingPreferences: member.washingPreferences ?? DEFAULT_WASHING_PREFERENCES,
  };
};

/** Changes the nickname, validated by the schema, and returns the account. */
export const changeNickname = async (
  parts: Needs<'clock' | 'database'>,
  memberId: number,
  nickname: string,
): Promise<MemberView> => {
  await updateMember(parts.database, memberId, { nickname });
  return viewMember(parts, memberId);
};

/** Updates a locked member, so that concurrent changes do not give two dates to one consent. */
const changeHeld = (
  { clock, database }: Needs<'clock' | 'database'>,
  memberId: number,
  changeOf: (member: MemberRow) => MemberChange,
): Promise<void> =>
  database.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (member === undefined) throw new Refusal('INVALID_JWT');
    const change = changeOf(member);
    await updateMember(tx, memberId, change);
    await storeChangedConsents(tx, member, change, clock.now());
  });

/** Changes the advertising consents and returns the account. */
export const changeMarketing = async (
  parts: Needs<'clock' | 'database'>,
  memberId: number,
  { marketingAllowed, nightAllowed }: { marketingAllowed: boolean; nightAllowed: boolean },
): Promise<MemberView> => {
  await changeHeld(parts, memberId, (member) =>
    advertisingConsentOf(member, marketingAllowed, nightAllowed, parts.clock.now()),
  );
  return viewMember(parts, memberId);
};

/** Notification settings of the member; those about advertising are the consents. */
export const alarmOf = async (database: Database, memberId: number): Promise<AlarmView> => {
  const member = await requireMember(database, memberId);
  return {
    order: member.orderAlarm,
    marketing: member.marketingAllowed,
    night: member.nightAllowed,
    marketingAgreedAt: member.marketingAgreedAt?.toISOString() ?? null,
    nightAgreedAt: member.nightAgreedAt?.toISOString() ?? null,
  };
};

/** Changes all three settings and returns them. */
export const changeAlarm = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
  alarm: AlarmInput,
): Promise<AlarmView> => {
  await changeHeld({ clock, database }, memberId, (member) => ({
    orderAlarm: alarm.order,
    ...advertisingConsentOf(member, alarm.marketing, alarm.night, clock.now()),
  }));
  return alarmOf(database, memberId);
};

/** Programme of a voucher user as a list of one, as in the product specification §7; empty for all others. */
export const partnerInfoOf = (partnerId: number | null): PartnerInfoView[] => {
  if (partnerId === null) return [];
  const { name, restrictions } = programmeOf(partnerId);
  return [{ partnerId, name, restrictions: [...restrictions] }];
};

/** Stores the push token of this device. */
export const storePushToken = (
  database: Database,
  sessionId: string,
  { fcmToken, adId }: { fcmToken: string | null; adId?: string | null },
): Promise<void> => updatePushToken(database, sessionId, { fcmToken, advertisingId: adId ?? null });
