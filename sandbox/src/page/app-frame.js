// The app beside the panels: in the picture of a phone where there is room for it, in a tab of its own elsewhere.
import { takeFont } from './app-font.js';
import { find, h } from './dom.js';
import { t } from './language.js';

const WIDE = matchMedia('(min-width: 1100px)');
/** Where the phone was, for a page that is loaded again. */
const KEPT = 'sandbox-app-path';
const TAB = 'dongne-app';

const frame = () => find('app');
const pathOf = ({ pathname, search }) => `${pathname}${search}`;

/** Whether the phone is on the page. */
export const hasPhone = () => WIDE.matches;

/** Shows a page of the app in the phone. */
export const showInPhone = (path) => {
  if (hasPhone()) frame().contentWindow.location.replace(path);
};

/** Takes the app out of the phone, so that nothing of it still runs with the previous login. */
export const clearPhone = () =>
  new Promise((resolve) => {
    if (!hasPhone()) return resolve();
    frame().addEventListener('load', resolve, { once: true });
    frame().contentWindow.location.replace('about:blank');
  });

/** A link into the app: the phone goes there, or a tab beside this one. */
export const appLink = (label, path, className = 'button') => {
  const link = h('a', { href: path, target: TAB, className, textContent: label });
  link.addEventListener('click', (event) => {
    if (!hasPhone()) return;
    event.preventDefault();
    showInPhone(path);
    // Keeps the phone in the page's order for the keyboard.
    frame().scrollIntoView({ block: 'nearest' });
  });
  return link;
};

const fillPhone = () => {
  if (hasPhone() && frame().getAttribute('src') === null) frame().src = sessionStorage.getItem(KEPT) ?? '/';
};

const keepPath = () => {
  const { location: place } = frame().contentWindow;
  if (hasPhone() && place.protocol.startsWith('http')) sessionStorage.setItem(KEPT, pathOf(place));
};

/** Starts the phone, and its bar. */
export const listenToPhone = () => {
  frame().title = t('동네세탁 앱');
  frame().addEventListener('load', keepPath);
  frame().addEventListener('load', () => takeFont(frame()), { once: true });
  addEventListener('pagehide', keepPath);
  WIDE.addEventListener('change', fillPhone);
  fillPhone();
  find('phone-bar').replaceChildren(
    appLink(t('앱 홈'), '/', 'button quiet'),
    appLink(t('이용현황'), '/usage', 'button quiet'),
    h('a', { href: '/', target: TAB, className: 'button quiet', textContent: t('새 탭에서 앱 열기') }),
  );
};
