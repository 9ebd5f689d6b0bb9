// The page behind /sandbox: plays any shop and our support people, reads messages, travels in time. Runs as it is written.
import { call } from './calls.js';
import { listenToDemo } from './demo-switch.js';
import { attempt, find, h } from './dom.js';
import { showAdvertisement, showBags } from './operator-bags.js';
import { showOperatorClaims } from './operator-claims.js';
import { showObjections, showReports } from './operator-objections.js';
import { showRefundable } from './operator-refunds.js';
import { showClaims } from './shop-claims.js';
import { showRequests } from './shop-requests.js';
import { showReviews } from './shop-reviews.js';
import { showSettings } from './shop-settings.js';
import { listenToClock, showClock, showEvents, showInbox } from './tools.js';

const KEPT_SHOP = 'sandbox-shop';

const optionOf = ({ id, laundryName, dong, openRequests }) =>
  h('option', {
    value: id,
    textContent: `${laundryName} (${dong})${openRequests > 0 ? ` · 진행 중 ${openRequests}건` : ''}`,
  });

const groupOf = (label, shops) => h('optgroup', { label }, shops.map(optionOf));

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

const showOperator = async () => {
  await showOperatorClaims();
  await showObjections();
  await showBags();
  await showReports();
};

const AREAS = { shop: showShop, operator: showOperator, tools: showEvents };

const area = () => (location.hash.slice(1) in AREAS ? location.hash.slice(1) : 'shop');

const showArea = async () => {
  for (const name of Object.keys(AREAS)) {
    find(`area-${name}`).hidden = name !== area();
    const link = find(`to-${name}`);
    if (name === area()) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  await AREAS[area()]();
};

/** What a shop did by itself may be a request of another shop, at another time. */
const followDemo = async () => {
  await showClock();
  await showShops();
  const isRequests = area() === 'shop' && find('part-requests').hidden === false;
  if (isRequests) await showShop();
};

const showWhole = async () => {
  await showShops();
  await showArea();
  await showClock();
};

const start = async () => {
  showRefundable();
  showAdvertisement();
  showInbox();
  listenToClock(showArea);
  addEventListener('hashchange', attempt(showArea));
  find('reload').addEventListener('click', attempt(followDemo));
  find('reload-operator').addEventListener('click', attempt(showOperator));
  find('reload-events').addEventListener('click', attempt(showEvents));
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
  await Promise.all([listenToDemo(followDemo), showWhole()]);
};

void attempt(start)();
