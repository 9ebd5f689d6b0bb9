// Every order of every customer, with what has happened to it and what may happen next.
import { appLink } from './app-frame.js';
import { call, asShop } from './calls.js';
import { button, fill, find, facts, h, inSeoul, lazily, say, won } from './dom.js';
import { quoted, t } from './language.js';
import { beginAs } from './members.js';
import { refundForms } from './operator-refunds.js';
import { OVER, customersTurn, lineOf, stageOf, STAGES, turnLabel } from './order-words.js';
import { requestFacts } from './request-facts.js';
import { movesOf } from './request-steps.js';
import { lookNow, watch } from './watch.js';

const PAID = new Set(['Paid', 'PartiallyRefunded']);

/** The shop's next step in one press; shows the result. */
export const turnButton = ({ id, next }) =>
  button(
    turnLabel(next),
    async () => {
      await call('POST', `/sandbox/orders/${id}/next`, { body: { command: next.command } });
      say('{id}번 신청: {done}', { id, done: turnLabel(next) });
      await lookNow();
    },
    'primary',
  );

/** Whose turn it is, and how to take it. */
export const turnOf = (order) => {
  if (order.next !== null) return turnButton(order);
  const customer = customersTurn(order);
  if (customer === null) return h('p', { textContent: t('이 신청은 끝났어요.') });
  return h('div', {}, h('p', { textContent: customer.says }), appLink(customer.label, customer.path, 'button primary'));
};

const rail = (order) =>
  h(
    'ol',
    { className: 'rail', ariaLabel: t('진행 단계') },
    STAGES.map((stage, place) => {
      const reached = place <= stageOf(order);
      const step = h('li', { className: reached ? 'reached' : '', textContent: t(stage) });
      if (place === stageOf(order)) step.setAttribute('aria-current', 'step');
      return step;
    }),
  );

const otherMoves = ({ id, laundryId }) =>
  lazily(t('세탁소가 할 수 있는 다른 일'), async () => {
    const request = await asShop(laundryId, 'GET', `/requests/${id}`);
    const run = async (command, body, label) => {
      await asShop(laundryId, 'POST', `/requests/${id}/${command}`, body);
      say('{id}번 신청: {done}', { id, done: t(label) });
      await lookNow();
    };
    const moves = movesOf(request).map(([title, draw]) =>
      h('section', { className: 'move' }, h('h4', { textContent: title }), draw(run, request, laundryId)),
    );
    return moves.length > 0 ? moves : h('p', { textContent: t('지금은 세탁소가 할 일이 없어요.') });
  });

const wholeRequest = ({ id, laundryId }) =>
  lazily(t('신청 내용'), async () => requestFacts(await asShop(laundryId, 'GET', `/requests/${id}`)));

const refund = ({ id, paymentStatus }) =>
  PAID.has(paymentStatus) && lazily(t('운영자: 환불하기'), () => refundForms(id, lookNow));

const body = (order) =>
  h(
    'div',
    { className: 'order-body' },
    rail(order),
    h('section', { className: 'next' }, h('h4', { textContent: t('다음 차례') }), turnOf(order)),
    facts([
      [
        t('고객'),
        h(
          'span',
          {},
          quoted(order.customer.nickname ?? '-'),
          ' ',
          // A withdrawn member cannot be logged in.
          order.customer.phoneNumber &&
            button(t('이 회원으로 보기'), () => beginAs(order.customer.userId), 'quiet small'),
        ),
      ],
      [t('세탁소'), quoted(order.laundryName)],
      [t('수거 시간'), inSeoul(order.collectionTime)],
      [t('금액'), order.totalWon === null ? '' : won(order.totalWon)],
    ]),
    h('h4', { textContent: t('지난 일') }),
    h(
      'ol',
      { className: 'timeline' },
      order.timeline.map((move) =>
        h('li', {}, h('time', { textContent: inSeoul(move.at) }), h('span', {}, lineOf(move))),
      ),
    ),
    otherMoves(order),
    refund(order),
    wholeRequest(order),
    appLink(t('앱에서 이 신청 보기'), `/usage/detail?id=${order.id}`),
  );

/** The one that is open: the newest until somebody chooses, null for none. */
let chosen;
let open;
/** Rendered cards: a form in use stays until its order has changed. */
const drawn = new Map();

const headOf = (order, isOpen) => {
  const press = h(
    'button',
    { type: 'button', className: 'order-head', ariaExpanded: String(isOpen) },
    h('strong', { textContent: t('{id}번 신청', { id: order.id }) }),
    h('span', {
      className: OVER.has(order.originalStatus) ? 'state over' : 'state',
      textContent: t(order.statusLabel),
    }),
    h('span', { className: 'hint' }, quoted(`${order.customer.nickname ?? '-'} · ${order.laundryName}`)),
  );
  press.addEventListener('click', () => {
    chosen = isOpen ? null : order.id;
    void showOrders({ orders: latest }).then(() => focusHead(order.id));
  });
  return press;
};

const focusHead = (id) => find('orders').querySelector(`[data-order="${id}"] .order-head`)?.focus();

const drawOne = async (row) => {
  const isOpen = row.id === open;
  const order = isOpen ? await call('GET', `/sandbox/orders/${row.id}`) : row;
  const picture = JSON.stringify([isOpen, order]);
  const before = drawn.get(row.id);
  if (before?.picture === picture) return before.element;
  const element = h(
    'li',
    { className: 'card order', dataset: { order: row.id } },
    h('h3', {}, headOf(order, isOpen)),
    isOpen && body(order),
  );
  drawn.set(row.id, { picture, element });
  return element;
};

let latest = [];

const showOrders = async ({ orders }) => {
  latest = orders;
  open = chosen === undefined ? orders[0]?.id : chosen;
  const cards = [];
  for (const row of orders) cards.push(await drawOne(row));
  const list = find('orders');
  const isSame =
    cards.length > 0 &&
    cards.length === list.children.length &&
    cards.every((each, place) => list.children[place] === each);
  if (isSame) return;
  const focused = document.activeElement?.closest('[data-order]')?.dataset.order;
  fill('orders', cards, t('아직 신청이 없어요. 앱에서 세탁소를 골라 신청하면 여기에 떠요.'));
  // Keeps the focus at its order, whose button may have been rendered again.
  if (focused !== undefined && !document.activeElement?.closest('[data-order]')) focusHead(focused);
};

export const listenToOrders = () => {
  // Keeps an order in use open when a newer one arrives.
  find('orders').addEventListener('focusin', ({ target }) => {
    if (chosen === undefined) chosen = Number(target.closest('[data-order]')?.dataset.order);
  });
  watch(showOrders);
};
