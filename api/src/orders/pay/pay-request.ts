import { isPaidWithWashing } from '@dongne/contract';
import {
  chargeOfRequest,
  countManualCharge,
  openPaymentWindow,
  payCharge,
  type ChargeRow,
  type PaymentWindow,
  type ProviderForm,
} from '#money';
import { Refusal, type Needs } from '#base';
import { findMember, paysWithVouchers } from '#customers';
import { findRequest, type RequestRow } from '../order';
import { payByVoucher, type VoucherParts } from '../voucher';

type CardParts = Needs<'cardProviders' | 'clock' | 'config' | 'database' | 'messages' | 'payables'>;
type PayingParts = CardParts & VoucherParts;

const WITH_WASHING = '세탁을 시작할 때 결제되는 금액이에요. 지금은 결제하지 않으셔도 돼요.';
const NOTHING_OWED = '결제할 금액이 없어요.';

const ownRequest = async (
  { database }: Needs<'database'>,
  { memberId, id }: { readonly memberId: number; readonly id: number },
): Promise<RequestRow> => {
  const request = await findRequest(database, { memberId }, id);
  if (request === undefined) throw new Refusal('NOT_FOUND');
  return request;
};

const owedCharge = async ({ database }: Needs<'database'>, request: RequestRow): Promise<ChargeRow> => {
  if (isPaidWithWashing(request)) throw new Refusal('INVALID_TRANSITION', { svMessage: WITH_WASHING });
  const charge = await chargeOfRequest(database, request.id);
  if (charge === undefined) throw new Refusal('INVALID_TRANSITION', { svMessage: NOTHING_OWED });
  return charge;
};

/** Retries a payment that the programme has refused, whatever the reason. */
const payVouchersAgain = async (parts: VoucherParts, request: RequestRow): Promise<void> => {
  const { id: requestId, memberId, paymentStatus, totalWon } = request;
  const wasRefused = paymentStatus === 'Failed' || paymentStatus === 'Overdue';
  if (!wasRefused || totalWon === null) throw new Refusal('INVALID_TRANSITION', { svMessage: NOTHING_OWED });
  const { state, message } = await payByVoucher(parts, { requestId, memberId, amountWon: totalWon });
  if (state === 'refused') throw new Refusal('PAYMENT_REFUSED', message === undefined ? {} : { svMessage: message });
};

/**
 * Pays a customer's open charge for a request: with their card, or again from their vouchers. Without an answer of the
 * provider the request shows a pending payment.
 *
 * @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION` when nothing is owed, `PAYMENT_REFUSED` with the reason,
 * `TOO_MANY_REQUESTS`.
 */
export const payRequest = async (
  parts: PayingParts,
  own: { readonly memberId: number; readonly id: number },
): Promise<void> => {
  const request = await ownRequest(parts, own);
  const member = await findMember(parts.database, own.memberId);
  const isByVoucher = member !== undefined && paysWithVouchers(member.partnerId);
  const charge = isByVoucher ? undefined : await owedCharge(parts, request);
  await parts.database.transaction((tx) => countManualCharge(tx, parts, own.memberId));
  if (charge === undefined) return payVouchersAgain(parts, request);
  const result = await payCharge(parts, charge.id);
  if (result.state === 'refused') throw new Refusal('PAYMENT_REFUSED', { svMessage: result.message });
  if (result.state === 'not-owed') throw new Refusal('INVALID_TRANSITION', { svMessage: NOTHING_OWED });
};

/** Opens a provider's window for a manual payment. @throws {Refusal} `NOT_FOUND`, and as `openPaymentWindow` does. */
export const openPaymentOf = async (
  parts: CardParts,
  own: { readonly memberId: number; readonly id: number },
  window: Omit<PaymentWindow, 'memberId' | 'chargeId'>,
): Promise<ProviderForm> => {
  const request = await ownRequest(parts, own);
  const { id: chargeId } = await owedCharge(parts, request);
  return openPaymentWindow(parts, { ...window, memberId: own.memberId, chargeId });
};
