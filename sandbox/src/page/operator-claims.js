// Claims that our support people decide.
import { asOperator, sandboxNow } from './calls.js';
import { claimFacts, claimTitle } from './claim-facts.js';
import { DECISIONS } from './customer-words.js';
import { card, choice, facts, field, fillPages, form, h, inSeoul, joined, say, won } from './dom.js';
import { quoted, t } from './language.js';

const dayOf = (date) => new Date(date.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

/** Decisions that are open now. */
const optionsOf = ({ kind }) => [
  ['Refund', '보상·환불'],
  ...(kind === 'Damage' ? [['WashAgain', '다시 세탁']] : []),
  ['Refuse', '받아들이지 않기'],
];

/** Amount that is awarded when none is named: the official one, at least what the item cost. */
const usualWon = ({ standard, worthWon }) => Math.max(standard.amountWon, worthWon);

/** Only what belongs to the decision; the usual amount is not named. */
const bodyOf = (given, usual) => {
  const [decision, amount] = [given.get('decision'), Number(given.get('amountWon'))];
  return {
    decision,
    text: given.get('text'),
    ...(decision === 'Refund' && amount !== usual && { amountWon: amount }),
    ...(decision === 'WashAgain' && { collectOn: given.get('collectOn') }),
  };
};

const decideForm = (claim, now) => {
  const { id } = claim;
  const usual = usualWon(claim);
  const decision = choice('결정', 'decision', optionsOf(claim));
  const amount = field('보상 금액 (원, 결제한 품목 금액까지는 환불하고 나머지는 계좌로)', {
    ...{ name: 'amountWon', type: 'number', min: 1, value: usual },
  });
  const today = dayOf(now);
  const day = field('다시 수거하는 날', { name: 'collectOn', type: 'date', min: today, value: today });
  const text = field('고객이 읽을 설명', { name: 'text', required: true, maxLength: 500, rows: 2, lang: 'ko' });
  const [select, words] = [decision.querySelector('select'), text.querySelector('textarea')];
  const show = () => {
    for (const [part, of] of [
      [amount, 'Refund'],
      [day, 'WashAgain'],
    ]) {
      part.hidden = select.value !== of;
      // A field that is not shown must not hold the form back.
      Object.assign(part.querySelector('input'), { disabled: part.hidden, required: !part.hidden });
    }
    words.value = DECISIONS[select.value];
  };
  select.addEventListener('change', show);
  show();
  return form('결정하기', [decision, amount, day, text], async (given) => {
    await asOperator('POST', `/claims/${id}/decide`, bodyOf(given, usual));
    say('{id}번 접수를 결정했어요.', { id });
    await showOperatorClaims();
  });
};

const decisionOf = (claim, now) => {
  const { decidableAt } = claim;
  if (decidableAt === null) return null;
  if (new Date(decidableAt) <= now) return h('section', { className: 'next' }, decideForm(claim, now));
  const text = t('세탁소의 답변을 기다리고 있어요. {time}부터는 답변이 없어도 결정할 수 있어요.', {
    time: inSeoul(decidableAt),
  });
  return h('p', { className: 'hint', textContent: text });
};

/** The transfer of a compensation, made at the bank and confirmed here. */
const payForm = ({ id, compensation, payTo: { bank, number, holder } }) =>
  form(
    '보냈어요',
    [
      facts([
        ['보낼 금액', won(compensation.amountWon)],
        ['받을 계좌', joined(bank, number, quoted(holder))],
      ]),
    ],
    async () => {
      await asOperator('POST', `/claims/${id}/paid`, { number });
      say('{id}번 접수의 보상을 보냈다고 적었어요.', { id });
      await showOperatorClaims();
    },
  );

const COMPENSATIONS = { needsAccount: '계좌를 기다리는 중', onItsWay: '보낼 차례', paid: '보냄' };

const compensationOf = (compensation) =>
  compensation === undefined
    ? ''
    : joined(
        won(compensation.amountWon),
        t(COMPENSATIONS[compensation.state]),
        compensation.account,
        compensation.paidAt && inSeoul(compensation.paidAt),
      );

const REFUNDS = { onItsWay: '진행 중', done: '완료', refused: '실패' };

const refundOf = (refund) =>
  refund === null
    ? ''
    : joined(
        won(refund.amountWon),
        refund.points > 0 && `${refund.points.toLocaleString('ko-KR')}P`,
        t(REFUNDS[refund.state]),
      );

const claimCard = (claim, now) => {
  const { laundryName, worthWon, leftWon, isItemRefunded, refund, compensation, payTo } = claim;
  return card(
    claimTitle(claim),
    facts([
      ['세탁소', quoted(laundryName)],
      ['최종 금액에서 품목', joined(won(worthWon), isItemRefunded && t('환불함'))],
      ['신청에 남은 금액', won(leftWon)],
      ['환불', refundOf(refund)],
      ['계좌로 보낼 보상', compensationOf(compensation)],
    ]),
    decisionOf(claim, now),
    payTo === null ? null : h('section', { className: 'next' }, payForm(claim)),
    claimFacts(claim),
  );
};

export const showOperatorClaims = async () => {
  const now = await sandboxNow();
  return fillPages(
    'operator-claims',
    (query) => asOperator('GET', `/claims${query}`),
    (claim) => claimCard(claim, now),
    '분실·손상 접수가 없어요.',
  );
};
