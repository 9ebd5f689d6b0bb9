import { VOUCHER } from '@dongne/contract';
import { type Job, jobOfRows, type RowJob, runDue } from '#base';
import { findUse, openRefunds, openUses } from '#money';
import { payByVoucher } from './pay-by-voucher';
import { sendRefund } from './refund-voucher';
import { settleNotTaken, settleSpend } from './settle-spend';
import { duePayment, duePayments } from './voucher-due-repository';
import type { VoucherParts } from './voucher-payment';

const BATCH = 100;

/** A payment sent before this moment cannot arrive at the programme any more. */
const askedSince = (now: Date): Date => new Date(now.getTime() - VOUCHER.askAfterSeconds * 1_000);

/** Pays a request that is due, if it still is. */
export const payWhatIsDue = async (parts: VoucherParts, requestId: number): Promise<void> => {
  const payment = await duePayment(parts.database, requestId, parts.clock.now());
  if (payment !== undefined) await payByVoucher(parts, payment);
};

/** Looks up a payment without an answer; it is never sent again. */
const askAboutUse = async (parts: VoucherParts, id: number): Promise<void> => {
  const use = await findUse(parts.database, id);
  if (use === undefined || parts.vouchers === null || use.sentAt > askedSince(parts.clock.now())) return;
  const answer = await parts.vouchers.lookUp({ orderId: use.orderId, now: parts.clock.now() });
  if (answer.state !== 'done') return;
  if (!answer.found) await settleNotTaken(parts, use);
  else if (answer.amountWon === use.amountWon) await settleSpend(parts, use, { state: 'done', balanceWon: null });
};

const JOBS: readonly RowJob<VoucherParts>[] = [
  {
    name: 'voucher-question',
    due: ({ database }, now) => openUses(database, askedSince(now), BATCH),
    work: askAboutUse,
  },
  { name: 'voucher-payment', due: ({ database }, now) => duePayments(database, now, BATCH), work: payWhatIsDue },
  {
    name: 'voucher-refund',
    due: ({ database }, now) => openRefunds(database, askedSince(now), BATCH),
    work: sendRefund,
  },
];

/** Background jobs of voucher payments. */
export const voucherJobs: readonly Job<VoucherParts>[] = JOBS.map(jobOfRows);

/** Runs all due jobs. @returns how many jobs were done. */
export const runVoucherJobs = (parts: VoucherParts): Promise<number> => runDue(parts, voucherJobs);
