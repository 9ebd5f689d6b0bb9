import { KEPT_ADDRESSES } from '@dongne/contract';
import { checkOnLand, dongAt, isNearDistrict, isServedPlace, isServedSidoName } from '../areas';
import { type MemberIdentity, invalidField, Refusal, type Needs, type Database, type Executor } from '#base';
import { findAddress, upsertAddress, type AddressRow, type AddressValues } from './address-repository';
import type { AddressFields, MemberAddressView } from './address-schemas';
import { deleteOldRecents, upsertKeptAddress } from './kept-address-repository';
import { isRestricted } from './partner-programmes';

/** Complete, validated collection address. */
export type ServedAddress = AddressValues;

/** Address in the wire format. */
export const viewOf = (row: Omit<AddressRow, 'memberId' | 'updatedAt'>): MemberAddressView => ({
  addressId: row.id,
  address: row.address,
  roadAddress: row.roadAddress,
  subAddress: row.subAddress,
  addressType: row.addressType === 'R' ? 'R' : 'J',
  postalCode: row.postalCode,
  entranceInfo: row.entranceInfo,
  recipient: row.recipient,
  sido: row.sido,
  gungu: row.gungu,
  dong: row.dong,
  emd: row.emd,
  bcode: row.bcode,
  latitude: row.latitude,
  longitude: row.longitude,
});

/**
 * Validates an address: its dong follows from the position, whatever dong the text names.
 *
 * @throws {Refusal} `OUT_OF_AREA` when it is at sea or abroad, with its own message, or when its position or named
 * province is not served; `VALIDATION` when the named district is elsewhere, or the address is blank.
 */
export const servedAddress = (fields: AddressFields): ServedAddress => {
  checkOnLand(fields);
  const dong = dongAt(fields);
  if (!isServedPlace(fields) || !isServedSidoName(fields.sido)) throw new Refusal('OUT_OF_AREA');
  if (!isNearDistrict(fields, fields.gungu))
    throw invalidField('address', '주소와 위치가 서로 달라요. 주소를 다시 찾아 주세요.');
  const [address, roadAddress] = [fields.address.trim(), (fields.roadAddress ?? '').trim()];
  if (address === '') throw invalidField('address', '주소를 입력해 주세요.');
  return {
    address,
    roadAddress,
    subAddress: fields.subAddress ?? '',
    addressType: fields.addressType ?? (roadAddress === '' ? 'J' : 'R'),
    postalCode: fields.postalCode ?? '',
    entranceInfo: fields.entranceInfo ?? '',
    recipient: fields.recipient ?? '',
    sido: fields.sido,
    gungu: fields.gungu,
    dong: fields.dong ?? dong.name,
    emd: fields.emd,
    bcode: dong.bcode,
    latitude: fields.latitude,
    longitude: fields.longitude,
  };
};

/** Saves the member's address and adds it to the used ones. */
export const saveAddress = async (
  executor: Executor,
  memberId: number,
  address: ServedAddress,
  at: Date,
): Promise<void> => {
  await upsertAddress(executor, memberId, address, at);
  await upsertKeptAddress(executor, memberId, address, at);
  await deleteOldRecents(executor, memberId, KEPT_ADDRESSES.recent);
};

/** @throws {Refusal} `NOT_FOUND` when the member has none. */
export const viewAddress = async (database: Database, memberId: number): Promise<MemberAddressView> => {
  const row = await findAddress(database, memberId);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return viewOf(row);
};

/**
 * @throws {Refusal} `OUT_OF_AREA`; `PARTNER_RESTRICTED` for voucher users, whose address is managed by their programme.
 */
export const changeAddress = async (
  { database, clock }: Needs<'clock' | 'database'>,
  { memberId, partnerId }: MemberIdentity,
  fields: AddressFields,
): Promise<MemberAddressView> => {
  if (isRestricted(partnerId, 'addressChange')) throw new Refusal('PARTNER_RESTRICTED');
  const address = servedAddress(fields);
  await database.transaction((tx) => saveAddress(tx, memberId, address, clock.now()));
  return viewAddress(database, memberId);
};
