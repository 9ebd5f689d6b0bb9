import type { AppParts } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import type { LoginDataView } from './auth-schemas';
import type { SocialLoginInput } from './social-schemas';

/** Not there yet: every social login is refused. */
export const socialLoginWith =
  (_parts: AppParts) =>
  async (_input: SocialLoginInput, _callerAddress: string): Promise<LoginDataView> => {
    throw new Refusal('VALIDATION');
  };
