import type { InicisKeys } from '#base';
import { seoulStamp } from '../card-fields';
import type { PaymentStart, ProviderForm, RegistrationStart } from '../card-provider';
import { registrationOrderOf } from '../hashes';
import { billingHash, checkFake, mKeyOf, preparedSignature, preparedVerification } from './inicis-hashes';

/** Price field of a registration. Nothing is charged, but the window shows the sum. */
export const REGISTRATION_PRICE_WON = 0;

const REGISTRATION_GOODS = '결제 카드 등록';

const pcForm = (
  keys: InicisKeys,
  start: RegistrationStart,
  ordered: Readonly<Record<'oid' | 'price' | 'goodname' | 'gopaymethod' | 'acceptmethod', string>>,
): ProviderForm => {
  const prepared = { oid: ordered.oid, price: ordered.price, timestamp: String(start.now.getTime()) };
  return {
    action: keys.pcWindowUrl,
    fields: {
      version: '1.0',
      currency: 'WON',
      charset: 'UTF-8',
      mid: keys.mid,
      ...prepared,
      mKey: mKeyOf(keys.signKey),
      signature: preparedSignature(prepared),
      verification: preparedVerification(prepared, keys.signKey),
      use_chkfake: 'Y',
      gopaymethod: ordered.gopaymethod,
      acceptmethod: ordered.acceptmethod,
      goodname: ordered.goodname,
      buyername: start.buyer.name,
      buyertel: start.buyer.phone,
      buyeremail: start.buyer.email,
      merchantData: start.sid,
      returnUrl: start.returnUrl,
      closeUrl: start.closeUrl,
    },
  };
};

const mobileBillingForm = (keys: InicisKeys, start: RegistrationStart): ProviderForm => {
  const hashed = {
    mid: keys.mid,
    orderId: registrationOrderOf(start.sid),
    price: String(REGISTRATION_PRICE_WON),
    timestamp: seoulStamp(start.now),
  };
  return {
    action: keys.mobileBillingUrl,
    fields: {
      ...hashed,
      buyerTel: start.buyer.phone,
      buyerEmail: start.buyer.email,
      buyerName: start.buyer.name,
      goodName: REGISTRATION_GOODS,
      returnUrl: start.returnUrl,
      hashdata: billingHash(hashed, keys.iniLiteKey),
      merchantRedirectData: start.sid,
    },
  };
};

/** The form for a new card, signed for the window of that device. */
export const registrationForm = (keys: InicisKeys, start: RegistrationStart): ProviderForm =>
  start.device === 'mobile'
    ? mobileBillingForm(keys, start)
    : pcForm(keys, start, {
        oid: registrationOrderOf(start.sid),
        price: String(REGISTRATION_PRICE_WON),
        goodname: REGISTRATION_GOODS,
        gopaymethod: '',
        acceptmethod: 'centerCd(Y):BILLAUTH(Card)',
      });

const mobilePaymentForm = (keys: InicisKeys, start: PaymentStart): ProviderForm => {
  const amount = String(start.amountWon);
  const timestamp = String(start.now.getTime());
  return {
    action: keys.mobilePaymentUrl,
    fields: {
      P_INI_PAYMENT: 'CARD',
      P_MID: keys.mid,
      P_OID: start.orderId,
      P_AMT: amount,
      P_GOODS: start.goodsName,
      P_UNAME: start.buyer.name,
      P_NEXT_URL: start.returnUrl,
      P_NOTI: start.sid,
      P_CHARSET: 'utf8',
      P_TIMESTAMP: timestamp,
      P_CHKFAKE: checkFake({ amount, oid: start.orderId, timestamp }, keys.mobileHashKey),
    },
  };
};

/** The form for one payment, signed for the window of that device. */
export const paymentForm = (keys: InicisKeys, start: PaymentStart): ProviderForm =>
  start.device === 'mobile'
    ? mobilePaymentForm(keys, start)
    : pcForm(keys, start, {
        oid: start.orderId,
        price: String(start.amountWon),
        goodname: start.goodsName,
        gopaymethod: 'Card',
        acceptmethod: 'centerCd(Y)',
      });
