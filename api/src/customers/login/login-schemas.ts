import { Type, type Static } from 'typebox';
import { Instant, nullable, ref } from '#base';
import { UserStatus } from '../discount';
import { OtpCode, OtpId } from './otp-schemas';
import { SocialToken } from './social-schemas';

/** Phone number as typed; the contract normalises it. */
const PhoneNumber = Type.String({ minLength: 1, maxLength: 20 });

/** Auth user of the product specification §3. */
export const AuthUser = Type.Object(
  {
    userId: Type.Integer(),
    nickname: Type.String(),
    phoneNumber: Type.String(),
    userStatus: UserStatus,
    marketingAllowed: Type.Boolean(),
  },
  { $id: 'AuthUser' },
);

/** Login data of the product specification §3; tokens and user only for a registered number. */
export const LoginData = Type.Object(
  {
    isFirst: Type.Boolean({ description: 'nobody is registered with this number yet' }),
    isFirstPartnerUser: Type.Boolean({ description: 'a voucher user who logs in for the first time' }),
    isPartnerUser: Type.Boolean(),
    phone: Type.String(),
    marketingAllowed: Type.Boolean(),
    otpId: Type.String(),
    otpCode: Type.String(),
    userId: nullable(Type.Integer()),
    email: nullable(Type.String()),
    provider: Type.String(),
    accessToken: Type.Optional(Type.String()),
    refreshToken: Type.Optional(Type.String()),
    user: Type.Optional(ref(AuthUser)),
    socialToken: Type.Optional(SocialToken),
  },
  { $id: 'LoginData' },
);

/** Idempotency key known to the caller only: it grants the stored response, so it must be hard to guess. */
export const OwnKeyHeader = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 16, maxLength: 100 })),
});

export const OtpRequest = Type.Object({ phoneNumber: PhoneNumber }, { $id: 'OtpRequest' });

export const SentOtp = Type.Object({ otpId: Type.String(), expiresAt: Instant, resendAt: Instant }, { $id: 'SentOtp' });

export const OtpVerification = Type.Object(
  { otpId: OtpId, otpCode: OtpCode, phoneNumber: PhoneNumber, socialToken: Type.Optional(SocialToken) },
  { $id: 'OtpVerification' },
);

export type LoginDataView = Static<typeof LoginData>;
export type AuthUserView = Static<typeof AuthUser>;
export type SentOtpView = Static<typeof SentOtp>;
