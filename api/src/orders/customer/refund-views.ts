import { type PaymentSummary, refundView, type VoucherRefundRow } from '#money';
import type { ItemRow } from '../order';
import type { ItemRefundRow } from '../refund';
import type { RequestPaymentView } from './payment-schemas';

type RefundView = RequestPaymentView['refunds'][number];

/** Items and points of a refund. */
export interface RefundedFor {
  readonly rows: readonly ItemRefundRow[];
  readonly items: readonly Pick<ItemRow, 'id' | 'name'>[];
}

type Money = PaymentSummary['refunds'][number] | VoucherRefundRow;

const beginOf = (money: Money): Date => ('wantedAt' in money ? money.wantedAt : money.sentAt);

const itemsOf = ({ items }: RefundedFor, row: ItemRefundRow | undefined): RefundView['items'] =>
  items.filter(({ id }) => row?.itemIds.includes(id) === true).map(({ id, name }) => ({ id, name }));

/** A refund in flight, with its items and points. */
export const requestRefundView = (money: Money, refundedFor: RefundedFor): RefundView => {
  const { id } = money;
  const row = refundedFor.rows.find(({ refundId, voucherRefundId }) =>
    'wantedAt' in money ? refundId === id : voucherRefundId === id,
  );
  return {
    ...refundView({ ...money, beganAt: beginOf(money) }),
    items: itemsOf(refundedFor, row),
    points: row?.points ?? 0,
  };
};

/** Items refunded in points alone, because all money was refunded before. */
export const pointRefundViews = (refundedFor: RefundedFor): RefundView[] =>
  refundedFor.rows
    .filter(({ refundId, voucherRefundId }) => refundId === null && voucherRefundId === null)
    .map((row) => ({
      amountWon: 0,
      reason: row.reason,
      state: 'done',
      at: row.at.toISOString(),
      items: itemsOf(refundedFor, row),
      points: row.points,
    }));
