import type { LoginData, MemberAddress } from '@dongne/contract';
import { buildMemberAddress } from '@dongne/contract/testing';

export { buildArea } from '@dongne/contract/testing';

/** Response to the code of an unregistered number. */
export const buildNewcomer = (given: Partial<LoginData> = {}): LoginData => ({
  isFirst: true,
  isFirstPartnerUser: false,
  isPartnerUser: false,
  phone: '01000001234',
  marketingAllowed: false,
  otpId: 'otp-1',
  otpCode: '123456',
  userId: null,
  email: null,
  provider: 'PHONE',
  ...given,
});

/** Response that logs in. */
export const buildLogin = (given: Partial<LoginData> = {}): LoginData => ({
  ...buildNewcomer({ isFirst: false, userId: 7 }),
  accessToken: 'access-7',
  refreshToken: 'refresh-7',
  user: { userId: 7, nickname: '동네손님', phoneNumber: '01000001234', userStatus: 'Normal', marketingAllowed: false },
  ...given,
});

/** Address of the member before a change. */
export const buildAddress = (given: Partial<MemberAddress> = {}): MemberAddress =>
  buildMemberAddress({
    addressId: 3,
    address: '서울 강남구 삼성동',
    roadAddress: '서울 강남구 테헤란로 427',
    subAddress: '101동 1203호',
    postalCode: '',
    entranceInfo: '경비실 호출',
    latitude: 37.5145,
    longitude: 127.0565,
    ...given,
  });
