import type { LoginData } from '@dongne/contract';
import { authPaths } from '@dongne/contract/paths';

/**
 * Target after a login. Voucher users see the voucher introduction at their first login, as reported by the server.
 */
export const firstPageOf = ({ isFirstPartnerUser }: Pick<LoginData, 'isFirstPartnerUser'>, target: string): string =>
  isFirstPartnerUser ? authPaths.onboard(target === '/' ? undefined : target) : target;
