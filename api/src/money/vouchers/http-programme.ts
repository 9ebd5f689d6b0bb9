import type { VoucherKeys, ProviderFetch } from '#base';
import { BalanceAnswer, BookAnswer, OrderAnswer, RefundAnswer, SpendAnswer } from './programme-answers';
import { callProgramme } from './programme-call';
import type { VoucherProgramme, VoucherUnknown } from './voucher-programme';

/** The programme confirms something other than our request. */
const CONTRADICTION: VoucherUnknown = { state: 'unknown', why: 'contradiction' };

/** The programme's code for an unknown order. */
const ORDER_UNKNOWN = 'ORDER_UNKNOWN';

/** The programme over HTTP, by the protocol of docs/domain/vouchers.md. @param fetch reaches its server. */
export const httpProgramme = (keys: VoucherKeys, fetch: ProviderFetch): VoucherProgramme => ({
  balanceOf: async ({ memberRef, now }) => {
    const path = `/v1/members/${encodeURIComponent(memberRef)}`;
    const outcome = await callProgramme(keys, fetch, { path, answer: BalanceAnswer, now });
    if (outcome.state !== 'done') return outcome;
    const { memberRef: whose, balanceWon } = outcome.answer;
    return whose === memberRef ? { state: 'done', balanceWon } : CONTRADICTION;
  },
  spend: async ({ memberRef, orderId, amountWon, now }) => {
    const body = { memberRef, orderId, amountWon };
    const outcome = await callProgramme(keys, fetch, { path: '/v1/spends', body, answer: SpendAnswer, now });
    if (outcome.state !== 'done') return outcome;
    const { answer } = outcome;
    const isOurs = answer.orderId === orderId && answer.amountWon === amountWon;
    return isOurs ? { state: 'done', balanceWon: answer.balanceWon } : CONTRADICTION;
  },
  giveBack: async ({ orderId, refundId, amountWon, now }) => {
    const body = { orderId, refundId, amountWon };
    const outcome = await callProgramme(keys, fetch, { path: '/v1/refunds', body, answer: RefundAnswer, now });
    if (outcome.state !== 'done') return outcome;
    const { answer } = outcome;
    const isOurs = answer.refundId === refundId && answer.amountWon === amountWon;
    return isOurs ? { state: 'done', balanceWon: answer.balanceWon } : CONTRADICTION;
  },
  lookUp: async ({ orderId, now }) => {
    const path = `/v1/spends/${encodeURIComponent(orderId)}`;
    const outcome = await callProgramme(keys, fetch, { path, answer: OrderAnswer, now });
    if (outcome.state === 'refused' && outcome.code === ORDER_UNKNOWN) return { state: 'done', found: false };
    if (outcome.state !== 'done') return outcome;
    const { answer } = outcome;
    if (answer.orderId !== orderId) return CONTRADICTION;
    return { state: 'done', found: true, amountWon: answer.amountWon, refundedWon: answer.refundedWon };
  },
  bookOf: async ({ date, page, now }) => {
    const path = `/v1/entries?date=${date}&page=${page}`;
    const outcome = await callProgramme(keys, fetch, { path, answer: BookAnswer, now });
    if (outcome.state !== 'done') return outcome;
    const { answer } = outcome;
    if (answer.date !== date) return CONTRADICTION;
    const entries = answer.entries.map((entry) => ({ ...entry, at: new Date(entry.at) }));
    return { state: 'done', entries, hasMore: answer.hasMore };
  },
});

/** The programme, where there are keys. @param fetch reaches its server. */
export const voucherProgrammeOf = (keys: VoucherKeys | null, fetch: ProviderFetch): VoucherProgramme | null =>
  keys === null ? null : httpProgramme(keys, fetch);
