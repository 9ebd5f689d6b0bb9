import type { NicepayKeys } from '#base';
import type { PaymentStart, ProviderForm, RegistrationStart } from '../card-provider';
import { registrationOrderOf } from '../hashes';
import { orderSignData } from './nicepay-hashes';

/** Price field of a registration: nothing is charged. */
const REGISTRATION_AMOUNT = '0';

const REGISTRATION_GOODS = '결제 카드 등록';
/** `goodsName` has 40 bytes and a Korean letter three of them. */
const MOST_GOODS_BYTES = 40;

/** Cuts a name to NicePay's limit without splitting a character. */
export const goodsNameOf = (name: string): string => {
  let kept = '';
  for (const letter of name) {
    if (Buffer.byteLength(kept + letter) > MOST_GOODS_BYTES) break;
    kept += letter;
  }
  return kept;
};

/**
 * The form of the provider's page on which a card is typed. The public manual describes only what a server sends
 * afterwards, so names follow the payment's window: the contract with NicePay has to confirm them (docs/adr/0051).
 */
export const registrationForm = (keys: NicepayKeys, start: RegistrationStart): ProviderForm => {
  const orderId = registrationOrderOf(start.sid);
  const ediDate = start.now.toISOString();
  return {
    action: keys.cardFormUrl,
    fields: {
      clientId: keys.clientId,
      orderId,
      amount: REGISTRATION_AMOUNT,
      goodsName: REGISTRATION_GOODS,
      returnUrl: start.returnUrl,
      closeUrl: start.closeUrl,
      mallReserved: start.sid,
      ediDate,
      signData: orderSignData(orderId, ediDate, keys.secretKey),
    },
  };
};

/** Parameters of `AUTHNICE.requestPay`, as form fields. */
export const paymentForm = (keys: NicepayKeys, start: PaymentStart): ProviderForm => ({
  action: keys.windowUrl,
  fields: {
    clientId: keys.clientId,
    method: 'card',
    orderId: start.orderId,
    amount: String(start.amountWon),
    goodsName: goodsNameOf(start.goodsName),
    returnUrl: start.returnUrl,
    mallReserved: start.sid,
  },
});
