import type { LoginData } from '@dongne/contract';
import { authPaths } from '@dongne/contract/paths';

/**
 * Where a login leads: to where somebody wanted to be. A voucher user reads first how vouchers work, once: the server says whose
 * first login it was.
 */
export const firstPageOf = ({ isFirstPartnerUser }: Pick<LoginData, 'isFirstPartnerUser'>, target: string): string =>
  isFirstPartnerUser ? authPaths.onboard(target === '/' ? undefined : target) : target;
