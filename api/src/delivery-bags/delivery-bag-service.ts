import { formatWon, seoulDate } from '@dongne/contract';
import { invalidField, Refusal, type Needs } from '../common';
import { withIdempotency } from '../idempotency';
import type { Transaction } from '../database';
import { findAddress } from '../members';
import { addBagOrder, bagHistory, lockMember, type BagOrderRow } from './delivery-bag-repository';
import { deliverByOf, priceOfNextBag } from './delivery-bag-rules';
import type { DeliveryBagInput, DeliveryBagOrderView, DeliveryBagView } from './delivery-bag-schemas';

const viewOf = ({ id, priceWon, orderedAt, deliverBy }: BagOrderRow): DeliveryBagOrderView => ({
  id,
  priceWon,
  orderedAt: orderedAt.toISOString(),
  deliverBy,
});

const isOpen = (order: BagOrderRow | undefined, today: string): order is BagOrderRow =>
  order !== undefined && order.deliverBy >= today;

/** What the next bag of this member costs, and the one on its way. */
export const viewDeliveryBag = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
): Promise<DeliveryBagView> => {
  const { ordered, newest } = await bagHistory(database, memberId);
  return {
    priceWon: priceOfNextBag(ordered),
    openOrder: isOpen(newest, seoulDate(clock.now())) ? viewOf(newest) : null,
  };
};

/** Nothing can be charged before a card can be registered: a bag that costs something is refused, never given away or noted as a debt. */
const checkPrice = (priceWon: number): void => {
  if (priceWon > 0)
    throw new Refusal('PAYMENT_REFUSED', {
      svMessage: `수거백은 두 번째부터 ${formatWon(priceWon)}이에요. 카드 결제를 준비하고 있어서 아직 신청할 수 없어요.`,
    });
};

const orderBag = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  memberId: number,
  entranceInfo: string,
): Promise<DeliveryBagOrderView> => {
  await lockMember(tx, memberId);
  const today = seoulDate(clock.now());
  const { ordered, newest } = await bagHistory(tx, memberId);
  if (isOpen(newest, today))
    throw new Refusal('ALREADY_EXISTS', { svMessage: '이미 신청한 수거백이 있어요. 받은 뒤에 다시 신청해 주세요.' });
  const priceWon = priceOfNextBag(ordered);
  checkPrice(priceWon);
  const address = await findAddress(tx, memberId);
  if (address === undefined) throw invalidField('address', '받을 주소를 먼저 등록해 주세요.');
  const order = await addBagOrder(tx, {
    memberId,
    priceWon,
    deliveryAddress: [address.roadAddress || address.address, address.subAddress].filter(Boolean).join(' '),
    entranceInfo,
    orderedAt: clock.now(),
    deliverBy: deliverByOf(today),
  });
  return viewOf(order);
};

/**
 * Orders a collection bag to the member's address, once per `Idempotency-Key`: the first is free, one at a time; ruling.
 *
 * @throws {Refusal} `VALIDATION` without agreement or address; `ALREADY_EXISTS` while one is on its way;
 *   `PAYMENT_REFUSED` for one that costs something; `IDEMPOTENCY_MISMATCH`.
 */
export const orderDeliveryBag = (
  parts: Needs<'clock' | 'database'>,
  call: { readonly memberId: number; readonly key: string | undefined; readonly input: DeliveryBagInput },
): Promise<DeliveryBagOrderView> => {
  const { database, clock } = parts;
  const { memberId, key, input } = call;
  if (!input.agreeTerm) throw invalidField('agreeTerm', '안내를 확인하고 동의해 주세요.');
  return database.transaction((tx) =>
    withIdempotency(tx, { memberId, key, body: ['deliveryBag', input], clock }, () =>
      orderBag(tx, parts, memberId, input.entranceInfo.trim()),
    ),
  );
};
