import {
  chargeOfRequest,
  countPress,
  openPaymentWindow,
  payCharge,
  type ChargeRow,
  type PaymentWindow,
} from '../../charges';
import { Refusal, type Needs } from '../../common';
import type { ProviderForm } from '../../payments';
import { findRequest } from '../requests/request-repository';

type PayingParts = Needs<'cardProviders' | 'clock' | 'config' | 'database' | 'messages' | 'payables'>;

const NOTHING_OWED = '결제할 금액이 없어요.';

const ownCharge = async (
  { database }: Needs<'database'>,
  { memberId, id }: { readonly memberId: number; readonly id: number },
): Promise<ChargeRow> => {
  if ((await findRequest(database, { memberId }, id)) === undefined) throw new Refusal('NOT_FOUND');
  const charge = await chargeOfRequest(database, id);
  if (charge === undefined) throw new Refusal('INVALID_TRANSITION', { svMessage: NOTHING_OWED });
  return charge;
};

/**
 * Pays what a customer owes for a request with their card, now. Where the provider has not answered, the request says so.
 *
 * @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION` when nothing is owed, `PAYMENT_REFUSED` with the reason,
 *   `TOO_MANY_REQUESTS`.
 */
export const payRequest = async (
  parts: PayingParts,
  own: { readonly memberId: number; readonly id: number },
): Promise<void> => {
  const charge = await ownCharge(parts, own);
  await parts.database.transaction((tx) => countPress(tx, parts, own.memberId));
  const result = await payCharge(parts, charge.id);
  if (result.state === 'refused') throw new Refusal('PAYMENT_REFUSED', { svMessage: result.message });
  if (result.state === 'not-owed') throw new Refusal('INVALID_TRANSITION', { svMessage: NOTHING_OWED });
};

/**
 * Opens a provider's window in which it is paid by hand.
 *
 * @throws {Refusal} `NOT_FOUND`, and as `openPaymentWindow` does.
 */
export const openPaymentOf = async (
  parts: PayingParts,
  own: { readonly memberId: number; readonly id: number },
  window: Omit<PaymentWindow, 'memberId' | 'chargeId'>,
): Promise<ProviderForm> => {
  const { id: chargeId } = await ownCharge(parts, own);
  return openPaymentWindow(parts, { ...window, memberId: own.memberId, chargeId });
};
