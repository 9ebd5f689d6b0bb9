import { DEFAULT_WASHING_PREFERENCES } from '../washing-preferences';
import type { Consent, Area, MainView, Member, MemberAddress, PartnerInfo } from '../api-types';

/** Member without a partner programme: the one of `session: 'member'`. */
export const buildMember = (member: Partial<Member> = {}): Member => ({
  userId: 1,
  nickname: '동네손님',
  phoneNumber: '01000000001',
  userStatus: 'Normal',
  marketingAllowed: false,
  nightAllowed: false,
  email: null,
  provider: 'PHONE',
  isPartnerUser: false,
  referralCode: 'abc123',
  joinedAt: '2026-03-02T09:00:00+09:00',
  washingPreferences: DEFAULT_WASHING_PREFERENCES,
  ...member,
});

/** Partner programme without exclusions. */
export const buildPartnerProgramme = (choices: Partial<PartnerInfo> = {}): PartnerInfo => ({
  partnerId: 1,
  name: '세탁 바우처',
  restrictions: [],
  ...choices,
});

/** Pickup address of a member. */
export const buildMemberAddress = (choices: Partial<MemberAddress> = {}): MemberAddress => ({
  addressId: 1,
  address: '서울 강남구 삼성동 1',
  roadAddress: '서울 강남구 테헤란로 1',
  subAddress: '101동 202호',
  addressType: 'R',
  postalCode: '06100',
  entranceInfo: '',
  recipient: '동네손님',
  sido: '서울',
  gungu: '강남구',
  dong: '삼성동',
  emd: '삼성동',
  bcode: '1168010500',
  latitude: 37.507,
  longitude: 127.053,
  ...choices,
});

/** Neighbourhood within the service area. */
export const buildArea = (choices: Partial<Area> = {}): Area => ({
  bcode: '1168010500',
  sido: '서울',
  sigungu: '강남구',
  gungu: '강남구',
  dong: '삼성동',
  emd: '삼성동',
  label: '서울 강남구 삼성동',
  address: '서울 강남구 삼성동',
  roadAddress: '',
  postalCode: '',
  roadOrLot: '',
  latitude: 37.5145,
  longitude: 127.0565,
  inService: true,
  ...choices,
});

/** Main view of a member without a registered shop. */
export const buildMain = (choices: Partial<MainView> = {}): MainView => ({
  myLaundry: null,
  myDailyLaundry: null,
  userStatus: 'Normal',
  bleepy: false,
  bleepyOx: false,
  userJoinAt: '2026-01-05T10:00:00+09:00',
  lastOrder: null,
  failedPickups: [],
  unpaidRequests: [],
  basicUserInfo: true,
  ...choices,
});

/** Consent of a member to a term: agreed on 1 November 2024, and not due again. */
export const buildConsent = (term: Consent['term'], part: Partial<Consent> = {}): Consent => ({
  term,
  version: 1,
  isAgreed: true,
  answeredAt: '2024-11-01T10:00:00+09:00',
  isAsked: false,
  ...part,
});
