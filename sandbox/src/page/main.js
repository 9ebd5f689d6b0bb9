// The page behind /sandbox: shows the app, plays any shop and our support people, reads messages, travels in time. Runs as it is written.
import { listenToPhone } from './app-frame.js';
import { call } from './calls.js';
import { listenToDemo } from './demo-switch.js';
import { attempt, find, h, say } from './dom.js';
import { listenToFaults, showBook, showFaults } from './faults.js';
import { listenToLanguage, t } from './language.js';
import { listenToMembers } from './members.js';
import { listenToMessages } from './messages.js';
import { listenToOperator, showOperator } from './operator-desks.js';
import { listenToOrders } from './orders.js';
import { showClaims } from './shop-claims.js';
import { showRequests } from './shop-requests.js';
import { showReviews } from './shop-reviews.js';
import { showSettings } from './shop-settings.js';
import { listenToTime } from './time-bar.js';
import { showEvents, showInbox } from './tools.js';
import { listenToTour } from './tour.js';
import { keepLooking, lookNow, watch } from './watch.js';

const KEPT_SHOP = 'sandbox-shop';

const optionOf = ({ id, laundryName, dong, openRequests }) =>
  h('option', {
    value: id,
    lang: 'ko',
    textContent: `${laundryName} (${dong})${openRequests > 0 ? t(' · 진행 중 {count}건', { count: openRequests }) : ''}`,
  });

const groupOf = (label, shops) => h('optgroup', { label: t(label) }, shops.map(optionOf));

const showShops = async () => {
  const shops = await call('GET', '/sandbox/shops');
  const picker = find('shop');
  const chosen = picker.value || localStorage.getItem(KEPT_SHOP);
  const busy = shops.filter(({ openRequests }) => openRequests > 0);
  const others = shops.filter(({ openRequests }) => openRequests === 0);
  picker.replaceChildren(groupOf('진행 중인 신청이 있는 세탁소', busy), groupOf('다른 세탁소', others));
  if (shops.some(({ id }) => String(id) === chosen)) picker.value = chosen;
  picker.dataset.id = picker.value;
};

const SHOWN = {
  requests: showRequests,
  claims: showClaims,
  reviews: showReviews,
  settings: showSettings,
};

const showShop = async () => {
  const [part] = document.querySelectorAll('input[name="part"]:checked');
  for (const name of Object.keys(SHOWN)) find(`part-${name}`).hidden = name !== part.value;
  const id = Number(find('shop').dataset.id);
  if (id > 0) await SHOWN[part.value](id);
};

const showTools = async () => {
  await showFaults();
  await showBook();
  await showEvents();
};

/** Renders an area when it is opened; the first two follow by themselves. */
const AREAS = {
  start: async () => undefined,
  orders: async () => undefined,
  shop: showShop,
  operator: showOperator,
  tools: showTools,
};

const area = () => (Object.hasOwn(AREAS, location.hash.slice(1)) ? location.hash.slice(1) : 'start');

const showArea = async () => {
  for (const name of Object.keys(AREAS)) {
    find(`area-${name}`).hidden = name !== area();
    const link = find(`to-${name}`);
    if (name === area()) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  await AREAS[area()]();
};

/** An action elsewhere may concern a request of another shop, at another time. */
const follow = async () => {
  await showShops();
  const isRequests = area() === 'shop' && find('part-requests').hidden === false;
  if (isRequests) await showShop();
};

const followTools = async () => {
  if (area() === 'tools') await showTools();
};

const showWhole = async () => {
  await showShops();
  await showArea();
};

const RELOADS = { reload: follow, 'reload-operator': showOperator, 'reload-events': showEvents };

const start = async () => {
  listenToLanguage();
  listenToPhone();
  listenToOperator();
  showInbox();
  listenToTime();
  listenToTour();
  listenToOrders();
  listenToMessages();
  watch(follow);
  watch(followTools);
  addEventListener('hashchange', attempt(showArea));
  for (const [id, show] of Object.entries(RELOADS))
    find(id).addEventListener(
      'click',
      attempt(async () => {
        await show();
        say('새로 불러왔어요.');
      }),
    );
  find('shop').addEventListener(
    'change',
    attempt(async () => {
      find('shop').dataset.id = find('shop').value;
      localStorage.setItem(KEPT_SHOP, find('shop').value);
      await showShop();
    }),
  );
  for (const part of document.querySelectorAll('input[name="part"]'))
    part.addEventListener('change', attempt(showShop));
  await Promise.all([listenToDemo(lookNow), listenToMembers(), listenToFaults(), showWhole()]);
  await lookNow();
  keepLooking();
};

void attempt(start)();
