import { formatWon } from '@dongne/contract';
import { Refusal, type Needs, type Executor } from '#base';
import { findMember, paysWithVouchers } from '#customers';
import { voucherBalanceOf } from '#money';
import type { RequestRow } from '../order';
import { owedByOthers } from './voucher-due-repository';

/** Balance of a voucher user at a moment; `balanceWon` is null when unknown. */
export interface VoucherBalance {
  readonly balanceWon: number | null;
  readonly askedAt: Date;
}

/**
 * Reads the balance of a voucher user. Called outside of any transaction, because it may take ten seconds.
 *
 * @returns undefined for members who do not pay with vouchers.
 */
export const readVoucherBalance = async (
  parts: Needs<'clock' | 'config' | 'database' | 'vouchers'>,
  memberId: number,
): Promise<VoucherBalance | undefined> => {
  const member = await findMember(parts.database, memberId);
  if (member === undefined || !paysWithVouchers(member.partnerId)) return undefined;
  const askedAt = parts.clock.now();
  return { balanceWon: await voucherBalanceOf(parts, memberId), askedAt };
};

/** Whether a balance covers a total: with the available part and the member's other requests, or unknown. */
export type VoucherCover =
  | { readonly state: 'enough' }
  | { readonly state: 'unknown' }
  | { readonly state: 'short'; readonly balanceWon: number; readonly owedWon: number };

/** Whether vouchers cover the total of a request, besides the member's other open requests. */
export const voucherCover = async (
  executor: Executor,
  { id, memberId }: Pick<RequestRow, 'id' | 'memberId'>,
  { balanceWon, askedAt }: VoucherBalance,
  totalWon: number,
): Promise<VoucherCover> => {
  if (totalWon === 0) return { state: 'enough' };
  if (balanceWon === null) return { state: 'unknown' };
  const owedWon = await owedByOthers(executor, { memberId, requestId: id, askedAt });
  return balanceWon - owedWon >= totalWon ? { state: 'enough' } : { state: 'short', balanceWon, owedWon };
};

const NOT_KNOWN = '지금은 바우처 잔액을 확인할 수 없어요. 잠시 후 다시 승인해 주세요.';

const shortSentence = (totalWon: number, balanceWon: number, owedWon: number): string => {
  const owed = owedWon === 0 ? '' : ` 이 중 ${formatWon(owedWon)}은 다른 신청에 쓰여요.`;
  return `바우처 잔액이 부족해요. 잔액은 ${formatWon(balanceWon)}이고 합계는 ${formatWon(totalWon)}이에요.${owed}`;
};

/**
 * @throws {Refusal} `VALIDATION` with balance and total when vouchers do not cover it, `UNAVAILABLE` when the balance
 * is unknown.
 */
export const refuseShortVoucher = async (
  executor: Executor,
  request: Pick<RequestRow, 'id' | 'memberId'>,
  balance: VoucherBalance | undefined,
  totalWon: number,
): Promise<void> => {
  if (balance === undefined) return;
  const cover = await voucherCover(executor, request, balance, totalWon);
  if (cover.state === 'unknown') throw new Refusal('UNAVAILABLE', { svMessage: NOT_KNOWN });
  if (cover.state === 'enough') return;
  const svMessage = shortSentence(totalWon, cover.balanceWon, cover.owedWon);
  throw new Refusal('VALIDATION', { svMessage, fields: { totalWon: svMessage } });
};
