import { voidCharge, type Payable } from '#money';
import { BAG_TEXTS, notifyMember } from '#customers';
import { cancelBagOrder, findBagOrder, lockMember } from './delivery-bag-repository';

/** A priced bag: delivered only when it is paid, and charged without retries. */
export const bagPayable: Payable = {
  retryHours: [],
  overdueHours: null,
  lock: (tx, { memberId }) => lockMember(tx, memberId),
  onPaid: async (tx, parts, charge) => {
    const order = charge.bagOrderId === null ? undefined : await findBagOrder(tx, charge.bagOrderId);
    if (order !== undefined) await notifyMember(tx, parts, charge.memberId, BAG_TEXTS.ordered(order));
    await notifyMember(tx, parts, charge.memberId, BAG_TEXTS.paid(charge));
  },
  onRefused: async (tx, parts, charge, { message }) => {
    const at = parts.clock.now();
    if (charge.bagOrderId !== null) await cancelBagOrder(tx, charge.bagOrderId, at);
    await voidCharge(tx, charge.id, at);
    await notifyMember(tx, parts, charge.memberId, BAG_TEXTS.notPaid({ message }));
  },
  onVoided: async () => undefined,
  onOverdue: async () => undefined,
  onRefunded: (tx, parts, { memberId }, amountWon) =>
    notifyMember(tx, parts, memberId, BAG_TEXTS.refunded({ amountWon })),
};
