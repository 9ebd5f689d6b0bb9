import type { AppParts } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import type { Database } from '../database/database';
import type { AlarmView, MemberView, PartnerInfoView } from './member-schemas';

const later = (): never => {
  throw new Refusal('UNAVAILABLE');
};

export const viewMember = async (_database: Database, _memberId: number): Promise<MemberView> => later();
export const changeNickname = async (_parts: AppParts, _memberId: number, _nickname: string): Promise<MemberView> =>
  later();
export const changeMarketing = async (
  _parts: AppParts,
  _memberId: number,
  _change: { marketingAllowed: boolean; nightAllowed: boolean },
): Promise<MemberView> => later();
export const alarmOf = async (_database: Database, _memberId: number): Promise<AlarmView> => later();
export const changeAlarm = async (_parts: AppParts, _memberId: number, _alarm: AlarmView): Promise<AlarmView> =>
  later();
export const partnerInfoOf = (_partnerId: number | null): PartnerInfoView[] => later();
export const keepPushToken = async (
  _database: Database,
  _sessionId: string,
  _token: { fcmToken: string | null; adId?: string | null },
): Promise<void> => later();
