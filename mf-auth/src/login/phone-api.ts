import type { LoginData, SentOtp } from '@dongne/contract';
import { http } from '@dongne/platform';

/**
 * Sends a code of six digits to a phone number. An earlier code to it is dead from then on.
 *
 * @throws {ApiError} `VALIDATION` when it is no mobile number, `TOO_MANY_REQUESTS`.
 */
export const sendCode = (phoneNumber: string): Promise<SentOtp> => http.post<SentOtp>('/auth/otp', { phoneNumber });

/**
 * Enters a code. Tokens come only for a number that is registered; any other may register with the answer.
 *
 * @throws {ApiError} `OTP_WRONG`, `OTP_EXPIRED`, `NOT_OVER_14DAYS`, `VALIDATION`.
 */
export const enterCode = (proof: PhoneProof): Promise<LoginData> => http.post<LoginData>('/auth/otp/verify', proof);

interface PhoneProof {
  readonly otpId: string;
  readonly otpCode: string;
  readonly phoneNumber: string;
  /** Links an identity of another provider to the member of this number. */
  readonly socialToken?: string;
}
