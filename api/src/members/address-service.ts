import type { MemberIdentity } from '../auth/identity';
import type { AppParts } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import type { Database } from '../database/database';
import type { AddressFields, MemberAddressView } from './address-schemas';

export const viewAddress = async (_database: Database, _memberId: number): Promise<MemberAddressView> => {
  throw new Refusal('UNAVAILABLE');
};
export const changeAddress = async (
  _parts: AppParts,
  _member: MemberIdentity,
  _fields: AddressFields,
): Promise<MemberAddressView> => {
  throw new Refusal('UNAVAILABLE');
};
