import type { AppParts } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import type { Executor } from '../database/database';
import type { TokenPairView } from './auth-schemas';

export const refreshSession = async (
  _parts: AppParts,
  _tokens: { refreshToken: string | undefined; bearer: string | undefined },
): Promise<TokenPairView> => {
  throw new Refusal('UNAVAILABLE');
};

export const endSession = async (
  _executor: Executor,
  _end: { sessionId: string; reason: string; at: Date },
): Promise<void> => {
  throw new Refusal('UNAVAILABLE');
};
