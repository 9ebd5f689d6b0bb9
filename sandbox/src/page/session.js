// Login of the app: the same cookies as the app writes itself, so that every tab of it follows.
import { call } from './calls.js';
import { clearPhone, showInPhone } from './app-frame.js';

const NAMES = ['accessToken', 'refreshToken', 'userInfo'];
/** Tabs of the app tell each other on it who is here (`session-tabs.ts`). */
const TABS = 'dongne-session';

const cookie = (name) =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The member whom the app knows, or null for a visitor. */
export const currentUser = () => {
  try {
    return cookie('refreshToken') ? JSON.parse(decodeURIComponent(cookie('userInfo'))) : null;
  } catch {
    return null;
  }
};

/** Until the browser is closed: the app itself keeps them longer once it renews them. */
const write = (name, value) => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${secure}`;
};

const forget = (name) => {
  document.cookie = `${name}=; path=/; max-age=0`;
};

const tellTabs = (who) => {
  const tabs = new BroadcastChannel(TABS);
  tabs.postMessage(who);
  tabs.close();
};

/** Logs the app in as a member, and shows its home. @returns the member. */
export const startAs = async (userId) => {
  const { user, accessToken, refreshToken } = await call('POST', `/sandbox/members/${userId}/login`);
  await clearPhone();
  write('accessToken', accessToken);
  write('refreshToken', refreshToken);
  write('userInfo', JSON.stringify(user));
  tellTabs(`member ${user.userId}`);
  showInPhone('/');
  return user;
};

/** Makes somebody new, and logs the app in as them. @param card whether a card that can be charged is registered. */
export const startAsNew = async (card) => {
  const [{ userId }] = await call('POST', '/sandbox/members', { body: { count: 1, card } });
  return startAs(userId);
};

/** Leaves the app to a visitor. */
export const startAsVisitor = async () => {
  await clearPhone();
  NAMES.forEach(forget);
  tellTabs('visitor');
  showInPhone('/');
};
