import { formatWon } from '@dongne/contract';
import { voidCharge, type ChargeRow, type Payable } from '../charges';
import type { Transaction } from '../database';
import { notify } from '../notifications';
import { cancelBagOrder, lockMember } from './delivery-bag-repository';

const PATH = '/delivery-bag';

const tell = (tx: Transaction, { memberId }: ChargeRow, title: string, text: string, at: Date): Promise<void> =>
  notify(tx, { memberId, kind: 'order', title, text, path: PATH, createdAt: at });

/** A bag that costs something: it is brought only when it is paid, and nobody asks for its money twice. */
export const bagPayable: Payable = {
  retryHours: [],
  overdueHours: null,
  lock: (tx, { memberId }) => lockMember(tx, memberId),
  onPaid: (tx, { clock }, charge) =>
    tell(tx, charge, '결제 완료', `수거백 ${formatWon(charge.amountWon)}을 결제했어요.`, clock.now()),
  onRefused: async (tx, { clock }, charge, { message }) => {
    const at = clock.now();
    if (charge.bagOrderId !== null) await cancelBagOrder(tx, charge.bagOrderId, at);
    await voidCharge(tx, charge.id, at);
    await tell(tx, charge, '결제 실패', `수거백을 결제하지 못해 신청을 취소했어요. ${message}`, at);
  },
  onVoided: async () => undefined,
  onOverdue: async () => undefined,
  onRefunded: (tx, { clock }, charge, amountWon) =>
    tell(tx, charge, '환불 완료', `수거백 ${formatWon(amountWon)}을 환불했어요.`, clock.now()),
};
