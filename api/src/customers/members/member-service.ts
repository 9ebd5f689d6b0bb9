import { Refusal, type Needs, type Database, updatePushToken } from '#base';
import { findMembership, userStatusOf } from '../discount';
import { advertisingConsentOf, keepChangedConsents } from './advertising-consent';
import { findMember, lockMember, updateMember, type MemberChange, type MemberRow } from './member-repository';
import type { AlarmInput, AlarmView, MemberView, PartnerInfoView } from './member-schemas';
import { programmeOf } from './partner-programmes';

const requireMember = async (database: Database, memberId: number): Promise<MemberRow> => {
  const member = await findMember(database, memberId);
  if (member === undefined) throw new Refusal('INVALID_JWT');
  return member;
};

/** The member's own account. */
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
  };
};

/** Takes a new nickname, whose form the schema has checked, and gives the account as it is now. */
export const changeNickname = async (
  parts: Needs<'clock' | 'database'>,
  memberId: number,
  nickname: string,
): Promise<MemberView> => {
  await updateMember(parts.database, memberId, { nickname });
  return viewMember(parts, memberId);
};

/** Changes a member that is held meanwhile, so that two changes at once do not give two days to one consent. */
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
    await keepChangedConsents(tx, member, change, clock.now());
  });

/** Takes the consents to advertising and gives the account as it is now. */
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

/** Which messages the member wants; those about advertising are the consents. */
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

/** Takes all three alarms and gives them as they are now. */
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

/** The programme of a voucher user as a list of one, as the product specification §7 reads it; empty for anybody else. */
export const partnerInfoOf = (partnerId: number | null): PartnerInfoView[] => {
  if (partnerId === null) return [];
  const { name, restrictions } = programmeOf(partnerId);
  return [{ partnerId, name, restrictions: [...restrictions] }];
};

/** Where pushes to this device go. */
export const keepPushToken = (
  database: Database,
  sessionId: string,
  { fcmToken, adId }: { fcmToken: string | null; adId?: string | null },
): Promise<void> => updatePushToken(database, sessionId, { fcmToken, advertisingId: adId ?? null });
