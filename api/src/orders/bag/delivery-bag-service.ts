import { BRAND, formatWon, seoulDate } from '@dongne/contract';
import { activeCardOf, chargeOfBag, issueCharge, payCharge } from '#money';
import { invalidField, Refusal, type Needs, releaseKey, withIdempotency, type Transaction } from '#base';
import { BAG_TEXTS, notifyMember, findAddress } from '#customers';
import { addBagOrder, bagHistory, type BagOrderRow, findBagOrder, lockMember } from './delivery-bag-repository';
import { deliverByOf, priceOfNextBag } from './delivery-bag-rules';
import type { DeliveryBagInput, DeliveryBagOrderView, DeliveryBagView } from './delivery-bag-schemas';

type OrderingParts = Needs<'cardProviders' | 'clock' | 'config' | 'database' | 'messages' | 'payables'>;

interface BagCall {
  readonly memberId: number;
  readonly key: string | undefined;
  readonly input: DeliveryBagInput;
}

const viewOf = (order: BagOrderRow): DeliveryBagOrderView => {
  const { id, priceWon, orderedAt, deliverBy, shippedAt, carrier, trackingNumber } = order;
  return {
    id,
    priceWon,
    orderedAt: orderedAt.toISOString(),
    deliverBy,
    shippedAt: shippedAt?.toISOString() ?? null,
    carrier,
    trackingNumber,
  };
};

/** Open until an operator marks it as delivered; the history leaves cancelled ones out. */
const isOpen = (order: BagOrderRow | undefined): order is BagOrderRow =>
  order !== undefined && order.deliveredAt === null;

/** Price of this member's next bag, and the open order. */
export const viewDeliveryBag = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
): Promise<DeliveryBagView> => {
  const { ordered, newest } = await bagHistory(database, memberId);
  return {
    priceWon: priceOfNextBag(ordered),
    openOrder: isOpen(newest) ? viewOf(newest) : null,
    deliverBy: deliverByOf(seoulDate(clock.now())),
    lastDeliveredAt: newest?.deliveredAt?.toISOString() ?? null,
  };
};

/** Rejects a price that differs from the one on the form. @throws {Refusal} `OFFER_CHANGED`. */
const checkShown = (shownWon: number | undefined, priceWon: number): void => {
  if (shownWon === undefined || shownWon === priceWon) return;
  throw new Refusal('OFFER_CHANGED', {
    svMessage: `지금 신청하는 수거백은 ${formatWon(priceWon)}이에요. 확인하고 다시 신청해 주세요.`,
  });
};

/** Requires a card for a priced bag, which is charged at once. @throws {Refusal} `PAYMENT_REFUSED` without one. */
const checkCard = async (tx: Transaction, memberId: number, priceWon: number): Promise<void> => {
  if (priceWon === 0 || (await activeCardOf(tx, memberId)) !== undefined) return;
  throw new Refusal('PAYMENT_REFUSED', {
    svMessage: `수거백은 두 번째부터 ${formatWon(priceWon)}이에요. 결제할 카드를 먼저 등록해 주세요.`,
  });
};

const GOODS_NAME = `${BRAND.name} 수거백`;

const orderBag = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  memberId: number,
  { entranceInfo, priceWon: shownWon }: DeliveryBagInput,
): Promise<DeliveryBagOrderView> => {
  await lockMember(tx, memberId);
  const at = parts.clock.now();
  const { ordered, newest } = await bagHistory(tx, memberId);
  if (isOpen(newest))
    throw new Refusal('ALREADY_EXISTS', { svMessage: '이미 신청한 수거백이 있어요. 받은 뒤에 다시 신청해 주세요.' });
  const priceWon = priceOfNextBag(ordered);
  checkShown(shownWon, priceWon);
  await checkCard(tx, memberId, priceWon);
  const address = await findAddress(tx, memberId);
  if (address === undefined) throw invalidField('address', '받을 주소를 먼저 등록해 주세요.');
  const order = await addBagOrder(tx, {
    memberId,
    priceWon,
    deliveryAddress: [address.roadAddress || address.address, address.subAddress].filter(Boolean).join(' '),
    entranceInfo: entranceInfo.trim(),
    orderedAt: at,
    deliverBy: deliverByOf(seoulDate(at)),
  });
  const charge = { kind: 'bag', memberId, bagOrderId: order.id, amountWon: priceWon, goodsName: GOODS_NAME } as const;
  // Leaves the notification of a priced bag to bag-payable.ts: the card may still refuse it.
  if (priceWon > 0) await issueCharge(tx, { ...charge, at });
  else await notifyMember(tx, parts, memberId, BAG_TEXTS.ordered(order));
  return viewOf(order);
};

/**
 * Charges the card for a bag that was just ordered. Without an answer of the provider it stays ordered, and is
 * cancelled by a later refusal.
 */
const payBag = async (parts: OrderingParts, { memberId, key }: BagCall, order: DeliveryBagOrderView): Promise<void> => {
  const { database } = parts;
  const charge = await chargeOfBag(database, order.id);
  const result = charge === undefined ? undefined : await payCharge(parts, charge.id);
  const isGivenUp = ((await findBagOrder(database, order.id))?.cancelledAt ?? null) !== null;
  if (!isGivenUp) return;
  // Releases the key, so that the same form may be sent again with another card.
  if (key !== undefined) await releaseKey(database, { memberId, key });
  throw new Refusal('PAYMENT_REFUSED', result?.state === 'refused' ? { svMessage: result.message } : {});
};

/**
 * Orders a collection bag to the member's address, once per `Idempotency-Key`: the first is free, one at a time;
 * ruling.
 *
 * @throws {Refusal} `VALIDATION` without agreement or address; `ALREADY_EXISTS` while one is open; `OFFER_CHANGED`
 * where the price differs from the shown one; `PAYMENT_REFUSED` for a priced one that is not paid;
 * `IDEMPOTENCY_MISMATCH`.
 */
export const orderDeliveryBag = async (parts: OrderingParts, call: BagCall): Promise<DeliveryBagOrderView> => {
  const { database, clock } = parts;
  const { memberId, key, input } = call;
  if (!input.agreeTerm) throw invalidField('agreeTerm', '안내를 확인하고 동의해 주세요.');
  const order = await database.transaction((tx) =>
    withIdempotency(tx, { memberId, key, body: ['deliveryBag', input], clock }, () =>
      orderBag(tx, parts, memberId, input),
    ),
  );
  if (order.priceWon > 0) await payBag(parts, call, order);
  return order;
};
