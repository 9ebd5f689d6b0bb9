import { seoulDate } from '@dongne/contract';
import { chargeOfBag } from '#money';
import { PAGE_SIZE, pageBy, Refusal, type Needs, type Executor, type Transaction } from '#base';
import { BAG_TEXTS, notifyMember, type RenderedMessage } from '#customers';
import type { OperatorBagView, ShippedInput } from './bag-delivery-schemas';
import {
  type BagOrderRow,
  bagOrdersAfter,
  findBagOrder,
  lockMember,
  shownBagOrder,
  type ShownBagOrder,
  updateBagOrder,
} from './delivery-bag-repository';

const NOT_PAID = '아직 결제되지 않은 수거백이에요.';
const GIVEN_UP = '취소된 수거백이에요.';
const NOT_SHIPPED = '보낸 수거백만 도착으로 바꿀 수 있어요.';
const THERE_ALREADY = '이미 도착한 수거백이에요.';

/** A priced bag is sent only once it is paid. */
const isPaid = async (executor: Executor, { id, priceWon }: BagOrderRow): Promise<boolean> =>
  priceWon === 0 || (await chargeOfBag(executor, id))?.status === 'Paid';

const viewOf = async (
  executor: Executor,
  { order, recipient, phoneNumber }: ShownBagOrder,
  today: string,
): Promise<OperatorBagView> => ({
  id: order.id,
  priceWon: order.priceWon,
  isPaid: await isPaid(executor, order),
  recipient: recipient ?? '',
  phoneNumber: phoneNumber ?? '',
  deliveryAddress: order.deliveryAddress,
  entranceInfo: order.entranceInfo,
  orderedAt: order.orderedAt.toISOString(),
  deliverBy: order.deliverBy,
  isLate: order.deliveredAt === null && order.deliverBy < today,
  shippedAt: order.shippedAt?.toISOString() ?? null,
  carrier: order.carrier,
  trackingNumber: order.trackingNumber,
  deliveredAt: order.deliveredAt?.toISOString() ?? null,
});

/** A page of bags: open ones, oldest first; or delivered ones, newest first. */
export const listBagOrders = async (
  { clock, database }: Needs<'clock' | 'database'>,
  { isDone = false, cursor }: { readonly isDone?: boolean; readonly cursor?: string },
): Promise<{ items: OperatorBagView[]; nextCursor: string | null }> => {
  const afterId = cursor === undefined ? undefined : Number(cursor);
  const rows = await bagOrdersAfter(database, { isDone, afterId }, PAGE_SIZE + 1);
  const { items, nextCursor } = pageBy(rows, ({ order }) => String(order.id));
  const today = seoulDate(clock.now());
  return { items: await Promise.all(items.map((row) => viewOf(database, row, today))), nextCursor };
};

/** Change and notification of an operator's action on a locked order. */
type Change = (
  tx: Transaction,
  order: BagOrderRow,
) => Promise<{ readonly changes: Parameters<typeof updateBagOrder>[2]; readonly told: RenderedMessage } | null>;

const onBagOrder = (
  parts: Needs<'clock' | 'database' | 'messages'>,
  id: number,
  change: Change,
): Promise<OperatorBagView> =>
  parts.database.transaction(async (tx) => {
    const found = await findBagOrder(tx, id);
    if (found === undefined) throw new Refusal('NOT_FOUND');
    await lockMember(tx, found.memberId);
    const order = await findBagOrder(tx, id);
    if (order === undefined) throw new Refusal('NOT_FOUND');
    if (order.cancelledAt !== null) throw new Refusal('INVALID_TRANSITION', { svMessage: GIVEN_UP });
    const done = await change(tx, order);
    if (done !== null) {
      await updateBagOrder(tx, id, done.changes);
      await notifyMember(tx, parts, order.memberId, done.told);
    }
    const shown = await shownBagOrder(tx, id);
    if (shown === undefined) throw new Refusal('NOT_FOUND');
    return viewOf(tx, shown, seoulDate(parts.clock.now()));
  });

/**
 * Marks a bag as handed to a carrier. Idempotent; another tracking number before the delivery corrects it and notifies
 * again.
 *
 * @throws {Refusal} `NOT_FOUND`; `INVALID_TRANSITION` for one that was cancelled, is not paid, or is delivered.
 */
export const shipBag = (
  parts: Needs<'clock' | 'database' | 'messages'>,
  id: number,
  { carrier, ...sent }: ShippedInput,
): Promise<OperatorBagView> =>
  onBagOrder(parts, id, async (tx, order) => {
    const trackingNumber = sent.trackingNumber ?? null;
    if (order.carrier === carrier && order.trackingNumber === trackingNumber) return null;
    if (order.deliveredAt !== null) throw new Refusal('INVALID_TRANSITION', { svMessage: THERE_ALREADY });
    if (!(await isPaid(tx, order))) throw new Refusal('INVALID_TRANSITION', { svMessage: NOT_PAID });
    const shippedAt = order.shippedAt ?? parts.clock.now();
    const told = BAG_TEXTS.shipped({ carrier, trackingNumber, deliverBy: order.deliverBy });
    return { changes: { shippedAt, carrier, trackingNumber }, told };
  });

/**
 * Marks a bag as delivered: its member may order the next one. Idempotent.
 *
 * @throws {Refusal} `NOT_FOUND`; `INVALID_TRANSITION` for one that was cancelled, or not sent.
 */
export const deliverBag = (parts: Needs<'clock' | 'database' | 'messages'>, id: number): Promise<OperatorBagView> =>
  onBagOrder(parts, id, async (_tx, order) => {
    if (order.deliveredAt !== null) return null;
    if (order.shippedAt === null) throw new Refusal('INVALID_TRANSITION', { svMessage: NOT_SHIPPED });
    return { changes: { deliveredAt: parts.clock.now() }, told: BAG_TEXTS.delivered({}) };
  });
