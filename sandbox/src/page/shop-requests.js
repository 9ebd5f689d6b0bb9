// The requests of the chosen shop, each with its next step.
import { asShop } from './calls.js';
import { card, fill, find, h, inSeoul, say } from './dom.js';
import { t } from './language.js';
import { requestFacts } from './request-facts.js';
import { stepsOf } from './request-steps.js';

const OVER = new Set(['Delivered', 'Completed', 'Denied', 'NoShow', 'Cancelled', 'Returned']);

const requestCard = (request, laundryId) => {
  const { applicationId, statusLabel, isAccepted, originalStatus, createdAt } = request;
  const state = originalStatus === 'Requested' && isAccepted ? '수거 확정' : statusLabel;
  const run = async (command, body, label) => {
    await asShop(laundryId, 'POST', `/requests/${applicationId}/${command}`, body);
    say('{id}번 신청: {done}', { id: applicationId, done: t(label) });
    await showRequests(laundryId);
  };
  return card(
    h('h3', {}, t('{id}번 신청', { id: applicationId }), ' ', h('span', { className: 'state', textContent: state })),
    h('p', { className: 'hint', textContent: t('{time}에 신청', { time: inSeoul(createdAt) }) }),
    stepsOf(request, laundryId, run),
    h(
      'details',
      { open: !OVER.has(originalStatus) },
      h('summary', { textContent: '신청 내용' }),
      requestFacts(request),
    ),
  );
};

/** Keeps a form in use: it is rendered again only when the request has changed. */
const drawnOf = new Map();

const drawOnce = (request, laundryId) => {
  const { stain, mend, items, ...plain } = request;
  // Photo URLs are signed again for each answer.
  const told = JSON.stringify([laundryId, plain, stain.length, mend.length, items.map(({ id }) => id)]);
  const before = drawnOf.get(request.applicationId);
  if (before?.told === told) return before.element;
  const element = requestCard(request, laundryId);
  drawnOf.set(request.applicationId, { told, element });
  return element;
};

export const showRequests = async (laundryId) => {
  const { items } = await asShop(laundryId, 'GET', '/requests');
  if (find('shop').dataset.id !== String(laundryId)) return;
  const [open, over] = [
    items.filter((each) => !OVER.has(each.originalStatus)),
    items.filter((each) => OVER.has(each.originalStatus)),
  ];
  const draw = (request) => drawOnce(request, laundryId);
  const cards = [...open, ...over].map(draw);
  const shown = find('requests');
  if (
    cards.length > 0 &&
    cards.length === shown.children.length &&
    cards.every((each, place) => shown.children[place] === each)
  )
    return;
  fill('requests', cards, '이 세탁소에는 신청이 없어요. 앱에서 이 세탁소에 신청해 보세요.');
};
