import type { LoginData, Registration } from '@dongne/contract';
import { http } from '@dongne/platform';

/**
 * Registers a customer with the first address. Safe to repeat: the same code registers one member.
 *
 * @returns login data with tokens.
 * @throws {ApiError} `VALIDATION`, `OUT_OF_AREA`, `OTP_EXPIRED`, `OTP_WRONG`, `NOT_OVER_14DAYS`.
 */
export const register = (registration: Registration): Promise<LoginData> =>
  http.post<LoginData>('/member/address', registration);
