import { withQuery } from '@dongne/contract';
import { openWindow, buyerOf, PROVIDER_OF, windowAddresses, type CardSessionRow, type WindowResult } from '../cards';
import type { WindowOrderInput } from '../cards';
import { Refusal, type Needs, type Transaction } from '#base';
import type { ProviderForm, ReturnedFields } from '../providers';
import {
  claimAttempt,
  findAttemptBySid,
  insertAttempt,
  openAttemptOf,
  updateAttempt,
  type AttemptRow,
} from './attempt-repository';
import { findCharge, payerOf, UNPAID, type ChargeRow } from './charge-repository';
import { orderIdOf, settlementOf, type ChargingParts } from './pay-charge';
import { lockChargeAndSubject, settleAttempt } from './settle-attempt';
import { BEING_ASKED, windowResultOf } from './window-result';

const OFF = '지금은 이 결제사로 결제할 수 없어요. 다른 결제사를 골라 주세요.';
const PAID_ALREADY = '이미 결제된 금액이에요.';
const BROKEN_OFF = '이 창에서는 결제되지 않았어요. 결제 상태를 확인해 주세요.';

/** Owner, subject and provider of a payment window. */
export interface PaymentWindow {
  readonly memberId: number;
  readonly chargeId: number;
  readonly provider: keyof typeof PROVIDER_OF;
  readonly order: WindowOrderInput;
}

/**
 * The attempt of this window. An attempt of another window is dropped: money is taken only once its return was
 * processed.
 */
const tryOf = async (tx: Transaction, charge: ChargeRow, wanted: PaymentWindow, now: Date): Promise<AttemptRow> => {
  const { sid } = wanted.order;
  const open = await openAttemptOf(tx, charge.id);
  if (open !== undefined && open.state !== 'window')
    throw new Refusal('INVALID_TRANSITION', { svMessage: BEING_ASKED });
  if (open?.sid === sid) return open;
  if (open !== undefined) await updateAttempt(tx, open.id, { state: 'dropped', settledAt: now });
  return insertAttempt(tx, {
    chargeId: charge.id,
    orderId: orderIdOf(charge.id),
    provider: PROVIDER_OF[wanted.provider],
    amountWon: charge.amountWon,
    state: 'window',
    sid,
    startedAt: now,
  });
};

const begin = (parts: ChargingParts, wanted: PaymentWindow): Promise<{ charge: ChargeRow; attempt: AttemptRow }> =>
  parts.database.transaction(async (tx) => {
    const now = parts.clock.now();
    const charge = await lockChargeAndSubject(tx, parts, wanted.chargeId);
    if (!UNPAID.includes(charge.status)) throw new Refusal('INVALID_TRANSITION', { svMessage: PAID_ALREADY });
    const { sid, device, isRedirect = false } = wanted.order;
    const attempt = await tryOf(tx, charge, wanted, now);
    await openWindow(tx, parts, {
      sid,
      memberId: wanted.memberId,
      provider: attempt.provider,
      purpose: 'pay',
      device,
      isRedirect,
      chargeId: charge.id,
      amountWon: attempt.amountWon,
      orderId: attempt.orderId,
      attemptId: attempt.id,
    });
    return { charge, attempt };
  });

/**
 * Opens a provider's window in which a charge is paid by hand with any card.
 *
 * @returns the form that the browser posts to the provider.
 * @throws {Refusal} `INVALID_TRANSITION` when it is paid or an attempt is in flight, `UNAVAILABLE` without the
 * provider's keys, `ALREADY_EXISTS` for a name that was used, `TOO_MANY_REQUESTS`.
 */
export const openPaymentWindow = async (parts: ChargingParts, wanted: PaymentWindow): Promise<ProviderForm> => {
  const provider = parts.cardProviders[PROVIDER_OF[wanted.provider]];
  if (provider === null) throw new Refusal('UNAVAILABLE', { svMessage: OFF });
  const { charge, attempt } = await begin(parts, wanted);
  const { sid, device } = wanted.order;
  return provider.readyPayment({
    sid,
    device,
    buyer: buyerOf(await payerOf(parts.database, wanted.memberId)),
    ...windowAddresses(parts, wanted.provider, sid),
    now: parts.clock.now(),
    orderId: attempt.orderId,
    amountWon: attempt.amountWon,
    goodsName: charge.goodsName,
  });
};

/** Claims a returned window for its one payment; undefined when it was dropped or is over. */
const claim = async (parts: ChargingParts, { sid }: CardSessionRow): Promise<AttemptRow | undefined> => {
  const attempt = await findAttemptBySid(parts.database, sid);
  if (attempt === undefined) return undefined;
  return claimAttempt(parts.database, attempt.id, 'window', { state: 'sent', sentAt: parts.clock.now() });
};

/** Takes the money of a returned window, once. An unknown outcome is cancelled at once, or looked up by a job. */
export const finishPaymentWindow = async (
  parts: ChargingParts,
  session: CardSessionRow,
  returned: ReturnedFields,
): Promise<WindowResult> => {
  const attempt = await claim(parts, session);
  const provider = attempt === undefined ? null : parts.cardProviders[attempt.provider];
  if (attempt === undefined || provider === null) return { state: 'refused', message: BROKEN_OFF };
  const { orderId, amountWon } = attempt;
  const expected = { sid: session.sid, device: session.device, now: parts.clock.now(), orderId, amountWon };
  const outcome = await provider.finishPayment(returned, expected);
  const settlement = settlementOf(outcome);
  await settleAttempt(parts, attempt.id, settlement);
  return windowResultOf(settlement);
};

const USAGE_PATH = '/usage';

/** Page of the app after a window in its own tab: the paid subject, which asks for the window's result. */
export const pageOfPayment = async (
  { database }: Needs<'database'>,
  { sid, chargeId }: Pick<CardSessionRow, 'sid' | 'chargeId'>,
): Promise<string> => {
  const charge = chargeId === null ? undefined : await findCharge(database, chargeId);
  const id = charge?.requestId ?? null;
  return id === null ? USAGE_PATH : withQuery(`${USAGE_PATH}/detail`, { id, sid });
};
