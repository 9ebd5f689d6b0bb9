import type { AddressInput, MemberAddress } from '@dongne/contract';
import { http } from '@dongne/platform';

/**
 * Changes where a member's laundry is collected.
 *
 * @returns the address as the server now holds it.
 * @throws {ApiError} `VALIDATION`, `OUT_OF_AREA`, `PARTNER_RESTRICTED`.
 */
export const changeAddress = (address: AddressInput): Promise<MemberAddress> =>
  http.put<MemberAddress>('/member/address', address);
