// Reconciliation: our books beside those of the providers, day by day.
import { asOperator, sandboxNow } from './calls.js';
import { facts, field, fill, find, form, h, joined, won } from './dom.js';
import { quoted, sentence, t } from './language.js';

const DAY_MS = 86_400_000;
const dayOf = (date) => new Date(date.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

const BOOKS = { INICIS: 'KG이니시스', NICEPAY: '나이스페이', VOUCHERS: '제휴 바우처', LEDGER: '우리 장부' };

/** Meaning of each difference, and what to do about it; docs/domain/money.md. */
const KINDS = {
  notOurs: ['상대에게만 있어요', '누가 한 일인지 먼저 확인해요. 그쪽에서 한 환불은 다시 보내지 않아요.'],
  notTheirs: ['우리에게만 있어요', '돈을 돌려주기 전에 상대에게 먼저 확인해요.'],
  otherAmount: ['금액이 달라요', '실제로 움직인 돈은 상대의 금액이에요.'],
  otherState: ['상대는 결제했는데 우리는 아니에요', '저절로 돌려주거나, 이니시스에서는 직접 취소해요.'],
  inDoubt: ['아직 대답이 없어요', '저절로 다시 물어봐요. 오래 남으면 살펴봐요.'],
  unbalanced: ['더해서 0이 아닌 기록이에요', '누군가 모든 권한으로 장부를 고쳤어요.'],
  notPosted: ['끝난 일이 장부에 없어요', '누군가 모든 권한으로 장부를 고쳤어요.'],
  notSettled: ['장부에는 있는데 그렇게 끝나지 않았어요', '누군가 모든 권한으로 장부를 고쳤어요.'],
  otherDebt: ['장부와 다른 금액을 받아야 해요', '누군가 모든 권한으로 장부를 고쳤어요.'],
  otherRefunds: ['센 환불과 장부의 환불이 달라요', '누군가 모든 권한으로 장부를 고쳤어요.'],
};

/** The server says such things in English: `paid 44,190원`, `cancel of 1,000원 is sent`. */
const MOVES = { paid: '결제', charge: '결제', refunded: '환불', cancel: '환불' };

const side = (text) => {
  if (text === null) return t('없음');
  const [, move, amount] = /^(paid|refunded|charge|cancel)(?: of)? ([\d,]+)원/.exec(text) ?? [];
  return move === undefined ? quoted(text) : `${t(MOVES[move])} ${t('{amount}원', { amount })}`;
};

const differenceCard = ({ date, book, kind, subject, ours, theirs }) => {
  const [says, advice] = KINDS[kind];
  return h(
    'li',
    { className: 'card' },
    h('h3', {}, joined(t(BOOKS[book]), t(says))),
    facts([
      ['날짜', date],
      ['무엇', quoted(subject)],
      ['우리', side(ours)],
      ['상대', side(theirs)],
    ]),
    h('p', { className: 'hint', textContent: advice }),
  );
};

const cell = (...children) => h('td', {}, children);

const stateOf = ({ notRead, date, book }, differences) => {
  if (notRead !== null)
    return h('span', { className: 'state bad' }, sentence('읽지 못했어요 ({why})', { why: quoted(notRead) }));
  const count = differences.filter((one) => one.date === date && one.book === book).length;
  return count === 0
    ? h('span', { className: 'state good', textContent: '맞아요' })
    : h('span', { className: 'state bad', textContent: t('{count}건이 달라요', { count }) });
};

const bookRow = (row, differences) =>
  h(
    'tr',
    {},
    h('th', { scope: 'row', textContent: row.date }),
    cell(t(BOOKS[row.book])),
    cell(stateOf(row, differences)),
    cell(row.oursWon === null ? '–' : won(row.oursWon)),
    cell(row.theirsWon === null ? '–' : won(row.theirsWon)),
  );

/** The result stands before the amounts, where a narrow phone still shows it. */
const COLUMNS = ['날짜', '장부', '결과', '우리', '상대'];

/** The newest day first. */
const table = ({ books, differences }) =>
  h(
    'table',
    {},
    h('caption', { className: 'unseen', textContent: '장부 대조' }),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        COLUMNS.map((name) => h('th', { scope: 'col', textContent: name })),
      ),
    ),
    h(
      'tbody',
      {},
      books.toSorted((one, other) => other.date.localeCompare(one.date)).map((row) => bookRow(row, differences)),
    ),
  );

/** Wider than a phone: it scrolls by itself, with the keyboard as well. */
const scrolled = (element) =>
  h('div', { className: 'scroll', role: 'region', ariaLabel: t('장부 대조'), tabIndex: 0 }, element);

const summary = ({ from, to, books, differences }) => {
  const period = from === to ? from : `${from} – ${to}`;
  if (differences.length > 0) return t('{period}: {count}건이 달라요.', { period, count: differences.length });
  if (books.some(({ notRead }) => notRead !== null)) return t('{period}: 읽지 못한 장부가 있어요.', { period });
  return t('{period}: 모두 맞아요.', { period });
};

const compare = async (given) => {
  const query = new URLSearchParams({ from: given.get('from'), to: given.get('to') });
  const found = await asOperator('GET', `/reconciliation?${query}`);
  const nothingMoved = h('p', { className: 'hint', textContent: '이 기간에는 오간 돈이 없어요.' });
  find('books').replaceChildren(
    h('p', { className: 'summary', textContent: summary(found) }),
    found.books.length > 0 ? scrolled(table(found)) : nothingMoved,
  );
  fill('differences', found.differences.map(differenceCard), '');
  find('differences').hidden = found.differences.length === 0;
};

const draw = (now) => {
  const today = dayOf(now);
  const fields = h(
    'div',
    { className: 'days' },
    field('첫날', { name: 'from', type: 'date', required: true, max: today, value: dayOf(new Date(now - DAY_MS)) }),
    field('마지막 날', { name: 'to', type: 'date', required: true, max: today, value: today }),
  );
  find('books-form').replaceChildren(
    h('p', {
      className: 'hint',
      textContent:
        '우리 장부를 카드사와 바우처 업체의 장부, 그리고 우리 장부 자신과 하루씩 맞춰 봐요. 오늘은 진행 중인 결제가 다르게 보일 수 있어요.',
    }),
    form('지금 맞춰 보기', [fields], compare),
  );
};

/** The days are those of the sandbox's clock, which may have travelled. */
export const showBooks = async () => {
  const now = await sandboxNow();
  const place = find('books-form');
  if (place.dataset.day === dayOf(now)) return;
  place.dataset.day = dayOf(now);
  draw(now);
};
