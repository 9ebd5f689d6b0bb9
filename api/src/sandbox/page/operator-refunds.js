// What a request cost, and giving it back.
import { asOperator } from './calls.js';
import { card, facts, field, fill, find, form, h, say, won } from './dom.js';

/** Some items, or an amount, or without either all that is left. */
const refundForm = ({ applicationId, items }) => {
  const boxes = items.map(({ id, name, worthWon, isRefunded }) =>
    field(`${name} ${won(worthWon)}${isRefunded ? ' (환불함)' : ''}`, {
      ...{ type: 'checkbox', name: 'item', value: id, disabled: isRefunded },
    }),
  );
  const fields = [
    boxes,
    field('금액 (품목도 금액도 없으면 남은 전부)', { name: 'amount', inputMode: 'numeric' }),
    field('고객이 읽을 사유', { name: 'reason', required: true, maxLength: 100 }),
  ].flat();
  return form('환불하기', fields, async (given) => {
    const itemIds = given.getAll('item').map(Number);
    await asOperator('POST', '/refunds', {
      ...{ applicationId, reason: given.get('reason') },
      ...(itemIds.length > 0 && { itemIds }),
      ...(given.get('amount') !== '' && { amountWon: Number(given.get('amount')) }),
    });
    say(`${applicationId}번 신청을 환불했어요.`);
    await showRefund(applicationId);
  });
};

const showRefund = async (id) => {
  const known = await asOperator('GET', `/refunds/${id}`);
  const { paidWon, refundedWon, onItsWayWon, leftWon } = known;
  const item = card(
    h('h3', { textContent: `${id}번 신청` }),
    facts([
      ['결제', won(paidWon)],
      ['환불', won(refundedWon)],
      ['진행 중', won(onItsWayWon)],
      ['남은 금액', won(leftWon)],
    ]),
    refundForm(known),
  );
  fill('refund', [item], '');
};

export const showRefundable = () => {
  const which = field('신청 번호', { name: 'id', inputMode: 'numeric', required: true });
  find('refundable').replaceChildren(form('보기', [which], (given) => showRefund(Number(given.get('id')))));
};
