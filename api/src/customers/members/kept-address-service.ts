import { KEPT_ADDRESSES } from '@dongne/contract';
import { type MemberIdentity, invalidField, Refusal, type Needs, type Database, type Executor } from '#base';
import { findAddress, type AddressRow } from './address-repository';
import type { KeptAddressView, MemberAddressView } from './address-schemas';
import { changeAddress, viewOf } from './address-service';
import {
  clearLabel,
  deleteKeptAddress,
  deleteOldRecents,
  findKeptAddress,
  listKeptAddresses,
  setLabel,
  type KeptAddressRow,
} from './kept-address-repository';
import { lockMember } from './member-repository';

/** The same door: what the table has once. */
const isSameDoor = (kept: KeptAddressRow, current: AddressRow | undefined): boolean =>
  current !== undefined &&
  (['address', 'roadAddress', 'subAddress'] as const).every((part) => kept[part] === current[part]);

/** What the member keeps, those with a label first, then the last used. */
export const viewKeptAddresses = async (executor: Executor, memberId: number): Promise<KeptAddressView[]> => {
  const [rows, current] = await Promise.all([listKeptAddresses(executor, memberId), findAddress(executor, memberId)]);
  return rows
    .map((row) => ({ ...viewOf(row), label: row.label, isCurrent: isSameDoor(row, current) }))
    .sort((one, other) => Number(other.label !== '') - Number(one.label !== ''));
};

const ownAddress = async (executor: Executor, memberId: number, id: number): Promise<KeptAddressRow> => {
  const row = await findKeptAddress(executor, memberId, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
};

/**
 * Makes one that is kept the present address, as if it were given again.
 *
 * @throws {Refusal} `NOT_FOUND`; `OUT_OF_AREA` when it is not served any more; `PARTNER_RESTRICTED`.
 */
export const takeKeptAddress = async (
  parts: Needs<'clock' | 'database'>,
  member: MemberIdentity,
  id: number,
): Promise<MemberAddressView> => {
  const kept = await ownAddress(parts.database, member.memberId, id);
  return changeAddress(parts, member, { ...viewOf(kept) });
};

/**
 * Gives an address a label, taken from the one that had it; an empty one takes the label away.
 *
 * @throws {Refusal} `NOT_FOUND`; `VALIDATION` when too many have one.
 */
export const labelAddress = (
  database: Database,
  memberId: number,
  id: number,
  given: string,
): Promise<KeptAddressView[]> =>
  database.transaction(async (tx) => {
    const label = given.trim();
    await lockMember(tx, memberId);
    const kept = await ownAddress(tx, memberId, id);
    await clearLabel(tx, memberId, label);
    const labelled = (await listKeptAddresses(tx, memberId)).filter((row) => row.label !== '' && row.id !== kept.id);
    if (label !== '' && labelled.length >= KEPT_ADDRESSES.labelled)
      throw invalidField('label', `이름은 ${KEPT_ADDRESSES.labelled}곳까지 붙일 수 있어요.`);
    await setLabel(tx, memberId, kept.id, label);
    await deleteOldRecents(tx, memberId, KEPT_ADDRESSES.recent);
    return viewKeptAddresses(tx, memberId);
  });

/**
 * Forgets an address; the present one stays the present one all the same.
 *
 * @throws {Refusal} `NOT_FOUND`.
 */
export const forgetAddress = async (database: Database, memberId: number, id: number): Promise<void> => {
  if (!(await deleteKeptAddress(database, memberId, id))) throw new Refusal('NOT_FOUND');
};
