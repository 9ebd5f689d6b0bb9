// Price of a request, and its refund.
import { asOperator } from './calls.js';
import { card, facts, field, fill, find, form, h, say, won } from './dom.js';
import { quoted, t } from './language.js';

/** Some items, or an amount, or without either all that is left. */
const refundForm = ({ applicationId, items }, again) => {
  const boxes = items.map(({ id, name, worthWon, isRefunded }) =>
    field([quoted(name), ` ${won(worthWon)}`, isRefunded && ` (${t('환불함')})`], {
      ...{ type: 'checkbox', name: 'item', value: id, disabled: isRefunded },
    }),
  );
  const fields = [
    boxes,
    field('금액 (품목도 금액도 없으면 남은 전부)', { name: 'amount', inputMode: 'numeric' }),
    field('고객이 읽을 사유', { name: 'reason', required: true, maxLength: 100, lang: 'ko' }),
  ].flat();
  return form('환불하기', fields, async (given) => {
    const itemIds = given.getAll('item').map(Number);
    await asOperator('POST', '/refunds', {
      ...{ applicationId, reason: given.get('reason') },
      ...(itemIds.length > 0 && { itemIds }),
      ...(given.get('amount') !== '' && { amountWon: Number(given.get('amount')) }),
    });
    say('{id}번 신청을 환불했어요.', { id: applicationId });
    await again(applicationId);
  });
};

/** Price of an order and its remainder, with the refund form. @param again called when that was done. */
export const refundForms = async (id, again) => {
  const known = await asOperator('GET', `/refunds/${id}`);
  const { paidWon, refundedWon, onItsWayWon, leftWon } = known;
  return [
    facts([
      ['결제', won(paidWon)],
      ['환불', won(refundedWon)],
      ['진행 중', won(onItsWayWon)],
      ['남은 금액', won(leftWon)],
    ]),
    refundForm(known, again),
  ];
};

const showRefund = async (id) => {
  const forms = await refundForms(id, showRefund);
  fill('refund', [card(h('h3', { textContent: t('{id}번 신청', { id }) }), ...forms)], '');
};

export const showRefundable = () => {
  const which = field('신청 번호', { name: 'id', inputMode: 'numeric', required: true });
  find('refundable').replaceChildren(form('보기', [which], (given) => showRefund(Number(given.get('id')))));
};
