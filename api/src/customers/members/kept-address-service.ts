import { KEPT_ADDRESSES } from '@dongne/contract';
import { pipelined, type MemberIdentity, invalidField, Refusal, type Needs, type Database, type Executor } from '#base';
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

/** Whether two addresses are equal by the table's unique key. */
const isSameDoor = (kept: KeptAddressRow, current: AddressRow | undefined): boolean =>
  current !== undefined &&
  (['address', 'roadAddress', 'subAddress'] as const).every((part) => kept[part] === current[part]);

/** Stored addresses, labelled ones first, then the last used. */
export const viewKeptAddresses = async (executor: Executor, memberId: number): Promise<KeptAddressView[]> => {
  const [rows, current] = await pipelined([listKeptAddresses(executor, memberId), findAddress(executor, memberId)]);
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
 * Makes a stored address the current one, with the same checks as a new one.
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
 * Moves a label to an address; an empty text removes it.
 *
 * @throws {Refusal} `NOT_FOUND`; `VALIDATION` when too many addresses have one.
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
 * Deletes a stored address; the current address is not affected.
 *
 * @throws {Refusal} `NOT_FOUND`.
 */
export const forgetAddress = async (database: Database, memberId: number, id: number): Promise<void> => {
  if (!(await deleteKeptAddress(database, memberId, id))) throw new Refusal('NOT_FOUND');
};
