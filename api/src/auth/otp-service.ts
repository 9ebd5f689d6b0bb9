import type { AppParts } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import type { SentOtpView } from './auth-schemas';

export const sendOtp = async (
  _parts: AppParts,
  _caller: { typedNumber: string; callerAddress: string },
): Promise<SentOtpView> => {
  throw new Refusal('UNAVAILABLE');
};
