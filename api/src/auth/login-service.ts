import type { AppParts } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import type { LoginDataView } from './auth-schemas';

export const loginWithOtp = async (
  _parts: AppParts,
  _proof: { otpId: string; otpCode: string; phoneNumber: string },
): Promise<LoginDataView> => {
  throw new Refusal('UNAVAILABLE');
};
