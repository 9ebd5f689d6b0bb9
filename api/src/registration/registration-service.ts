import type { LoginDataView } from '../auth/auth-schemas';
import type { AppParts } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import type { RegistrationInput } from './registration-schemas';

export const registerMember = async (_parts: AppParts, _input: RegistrationInput): Promise<LoginDataView> => {
  throw new Refusal('UNAVAILABLE');
};
