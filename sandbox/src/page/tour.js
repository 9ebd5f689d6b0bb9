// The tour: one order from its request to its end in ten minutes. It ticks itself off by what happens.
import { call } from './calls.js';
import { button, find, h, say } from './dom.js';
import { t } from './language.js';
import { isWalked, told, tourSteps } from './tour-steps.js';
import { lookNow, watch } from './watch.js';

/** Member of the tour: stored, so that a reloaded page continues it. */
const KEPT = 'sandbox-tour';
const FRESH = { userId: null, hasLooked: false };

const kept = () => ({ ...FRESH, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') });
const keep = (change) => localStorage.setItem(KEPT, JSON.stringify({ ...kept(), ...change }));

const goTo = (hash, id) => {
  location.hash = hash;
  // Shown by the change of the hash, a moment later.
  setTimeout(() => {
    find(id).scrollIntoView({ block: 'start' });
    find(id).focus();
  });
};

const steps = tourSteps({
  begin: async ({ userId }) => {
    keep({ ...FRESH, userId });
    await lookNow();
  },
  showMessages: () => goTo('tools', 'messages-title'),
  showOrders: async () => {
    keep({ hasLooked: true });
    goTo('orders', 'orders-title');
    await lookNow();
  },
});

const again = async () => {
  localStorage.removeItem(KEPT);
  say('둘러보기를 처음부터 시작해요.');
  await lookNow();
};

/** The newest order of who walks, whole; null before there is one. */
const walkedOrder = async ({ orders }, userId) => {
  const own = orders.find(({ customer }) => customer.userId === userId);
  return own !== undefined && isWalked(own) ? call('GET', `/sandbox/orders/${own.id}`) : null;
};

/** A tick that was given stays, in the order of the steps: the first one that is open is due. */
const stepItem = (step, { place, due, facts }) => {
  const { title, text } = told(step);
  const isDone = place < due;
  const isDue = place === due;
  const item = h(
    'li',
    { className: isDone ? 'done' : isDue ? 'due' : '' },
    h('span', { className: 'tick', textContent: isDone ? '✓' : String(place + 1), ariaHidden: 'true' }),
    h(
      'div',
      {},
      h('h3', {}, title, isDone && h('span', { className: 'unseen', textContent: t(' (마침)') })),
      isDue && h('p', { textContent: text }),
      isDue && h('div', { className: 'acts' }, step.act(facts)),
    ),
  );
  if (isDue) item.setAttribute('aria-current', 'step');
  return item;
};

const ended = () =>
  h(
    'li',
    { className: 'due' },
    h('span', { className: 'tick', textContent: '★', ariaHidden: 'true' }),
    h(
      'div',
      {},
      h('h3', { textContent: t('다 둘러봤어요!') }),
      h('p', { textContent: t('이제 다른 결말도 만들어 보세요: 거절, 수거 실패, 결제 거절, 분실·손상, 느린 서버.') }),
      h(
        'div',
        { className: 'acts' },
        button('장애와 결제 결말 보기', () => goTo('tools', 'faults-title'), 'primary'),
        button('처음부터 다시', again, 'quiet'),
      ),
    ),
  );

let picture = '';

const show = async (seen) => {
  const { userId, hasLooked } = kept();
  const order = userId === null ? null : await walkedOrder(seen, userId);
  const facts = { userId, hasLooked, order, now: seen.now };
  const open = steps.findIndex((step) => !step.isDone(facts));
  const due = open === -1 ? steps.length : open;
  const drawn = JSON.stringify([due, order?.id, order?.originalStatus, order?.next]);
  if (drawn === picture) return;
  picture = drawn;
  const hadFocus = find('tour').contains(document.activeElement);
  const items = steps.map((step, place) => stepItem(step, { place, due, facts }));
  find('tour').replaceChildren(...items, ...(due === steps.length ? [ended()] : []));
  find('tour-progress').textContent = t('{done}/{all} 마침 · 약 10분', { done: due, all: steps.length });
  // Moves the focus to the next step, because the pressed button is gone.
  if (hadFocus) find('tour').querySelector('[aria-current] button, [aria-current] a, .acts button')?.focus();
};

export const listenToTour = () => {
  find('tour-again').addEventListener('click', () => void again());
  watch(show);
};
