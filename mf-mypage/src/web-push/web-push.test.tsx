import type { Alarm, WebPush } from '@dongne/contract';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { readBrowserPush, switchBrowserOff, switchBrowserOn } from './this-browser';
import { webPushSwitch } from './use-web-push';

const ALARM: Alarm = { order: true, marketing: false, night: false, marketingAgreedAt: null, nightAgreedAt: null };
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a-browser';
const KEY = 'BAEC';
const SERVER: WebPush = { publicKey: KEY, endpoint: null };

interface FakeBrowser {
  permission: NotificationPermission;
  /** Network that blocks the browser's push service. */
  isBlocked?: boolean;
  /** Answer to the permission prompt. */
  answer: NotificationPermission;
  isSubscribed: boolean;
  /** Step that never resolves. */
  silent?: 'question' | 'worker' | 'subscription';
}

const NEVER = new Promise<never>(() => undefined);

/** Installs a fake browser with push support. */
const installBrowser = (choices: Partial<FakeBrowser> = {}): FakeBrowser => {
  const browser: FakeBrowser = { permission: 'default', answer: 'granted', isSubscribed: false, ...choices };
  const subscription = {
    endpoint: ENDPOINT,
    getKey: (name: string) => new Uint8Array(name === 'auth' ? [1, 2, 3] : [251, 255, 254]).buffer,
    unsubscribe: async () => {
      browser.isSubscribed = false;
      return true;
    },
  };
  const registration = {
    active: {},
    installing: null,
    waiting: null,
    pushManager: {
      getSubscription: async () => {
        if (browser.silent === 'subscription') await NEVER;
        return browser.isSubscribed ? subscription : null;
      },
      subscribe: async () => {
        if (browser.isBlocked === true) await new Promise(() => undefined);
        browser.isSubscribed = true;
        return subscription;
      },
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => registration,
      register: async () => (browser.silent === 'worker' ? NEVER : registration),
    },
  });
  Object.assign(window, {
    PushManager: class {},
    Notification: class {
      static get permission() {
        return browser.permission;
      }
      static async requestPermission() {
        if (browser.silent === 'question') await NEVER;
        browser.permission = browser.answer;
        return browser.answer;
      }
    },
  });
  return browser;
};

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const openSettings = (api: FakeApi = {}) => {
  let stored: string | null = null;
  return renderPage(routes, {
    session: 'member',
    url: '/mypage/alarm/setting',
    api: {
      'GET /member/alarm': ALARM,
      'GET /member/webPush': () => ({ publicKey: KEY, endpoint: stored }),
      'PUT /member/webPush': ({ body }) => {
        stored = body.endpoint;
        return undefined;
      },
      'DELETE /member/webPush': () => {
        stored = null;
        return undefined;
      },
      ...api,
    },
  });
};

const browserSwitch = () => screen.findByRole('switch', { name: '브라우저 알림' });

describe('push switch of this browser', () => {
  it('asks for the permission, subscribes and turns on', async () => {
    installBrowser();
    const { user, calls } = openSettings();
    expect(await browserSwitch()).toHaveAccessibleDescription(/허용할지 물어봐요/);
    await user.click(await browserSwitch());
    await waitFor(async () => expect(await browserSwitch()).toBeChecked());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      endpoint: ENDPOINT,
      p256dh: '-__-',
      auth: 'AQID',
    });
    expect(await browserSwitch()).toHaveAccessibleDescription('앱을 닫아 두어도 이 브라우저로 소식을 알려 드려요.');
  });

  it('turns off in the browser and on the server', async () => {
    const browser = installBrowser();
    const { user, calls } = openSettings();
    await user.click(await browserSwitch());
    await waitFor(async () => expect(await browserSwitch()).toBeChecked());
    await user.click(await browserSwitch());
    await waitFor(async () => expect(await browserSwitch()).not.toBeChecked());
    expect([browser.isSubscribed, calls.some(({ method }) => method === 'DELETE')]).toEqual([false, true]);
  });

  it('stays off without the permission and sends nothing', async () => {
    installBrowser({ answer: 'denied' });
    const { user, calls } = openSettings();
    await user.click(await browserSwitch());
    await waitFor(async () => expect(await browserSwitch()).toBeDisabled());
    expect(await browserSwitch()).toHaveAccessibleDescription(/알림이 차단되어 있어요/);
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('stays off with an error when the server refuses', async () => {
    installBrowser();
    const { user } = openSettings({ 'PUT /member/webPush': refuse('UNAVAILABLE', { svMessage: '지금은 안 돼요.' }) });
    await user.click(await browserSwitch());
    expect(await screen.findByText('지금은 안 돼요.')).toBeVisible();
    expect(await browserSwitch()).not.toBeChecked();
  });

  it('gives up on a silent push service after ten seconds', async () => {
    installBrowser({ isBlocked: true });
    jest.useFakeTimers();
    const refused = expect(switchBrowserOn(KEY)).rejects.toThrow('nothing came in 10000 ms');
    await jest.advanceTimersByTimeAsync(10_000);
    await refused;
    jest.useRealTimers();
  });

  it.each([
    ['the question stays unanswered', 'question', 30_000],
    ['its service worker does not come', 'worker', 10_000],
    ['it does not say whether it is subscribed', 'subscription', 10_000],
  ] as const)('is not turned on when %s', async (_why, silent, ms) => {
    installBrowser({ silent });
    jest.useFakeTimers();
    const refused = expect(switchBrowserOn(KEY)).rejects.toThrow(`nothing came in ${ms} ms`);
    await jest.advanceTimersByTimeAsync(ms);
    await refused;
    jest.useRealTimers();
  });

  it.each([
    ['read', readBrowserPush, { state: 'unsupported' }],
    ['switched off', switchBrowserOff, undefined],
  ] as const)('does not block the page when the browser never answers: %s', async (_what, ask, answer) => {
    installBrowser({ silent: 'subscription', permission: 'granted' });
    jest.useFakeTimers();
    const asked = ask();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await asked).toEqual(answer);
    jest.useRealTimers();
  });

  it('is disabled with a hint while it changes', async () => {
    installBrowser({ isBlocked: true });
    const { user } = openSettings();
    await user.click(await browserSwitch());
    await waitFor(async () => expect(await browserSwitch()).toBeDisabled());
    expect(await browserSwitch()).toHaveAccessibleDescription('바꾸고 있어요. 잠시만 기다려 주세요.');
  });

  it('notices a revoked permission on return from the settings', async () => {
    const browser = installBrowser();
    const { user } = openSettings();
    await user.click(await browserSwitch());
    await waitFor(async () => expect(await browserSwitch()).toBeChecked());
    browser.permission = 'default';
    act(() => void fireEvent.focus(window));
    await waitFor(async () => expect(await browserSwitch()).not.toBeChecked());
    expect(await browserSwitch()).toHaveAccessibleDescription(/알림 허용이 취소되어/);
  });

  it('explains a browser without push support and shows other settings', async () => {
    openSettings();
    expect(await browserSwitch()).toBeDisabled();
    expect(await browserSwitch()).toHaveAccessibleDescription(/이 브라우저는 알림을 보여 주지 못해요/);
    expect(await screen.findByRole('switch', { name: '이용 알림' })).toBeEnabled();
  });
});

describe('push state text', () => {
  it.each([
    ['no keys at the server', { state: 'off', wasAsked: false }, { ...SERVER, publicKey: null }, /보내지 않아요/],
    ['one of another login', { state: 'on', endpoint: ENDPOINT }, SERVER, /받을 수 있어요/],
    ['one that was blocked', { state: 'denied' }, { ...SERVER, endpoint: ENDPOINT }, /차단/],
  ] as const)('is off with %s', (_case, browser, server, sentence) => {
    const shown = webPushSwitch(browser, server);
    expect([shown.isOn, shown.sentence]).toEqual([false, expect.stringMatching(sentence)]);
  });

  it('mentions the home screen on an iPhone', () => {
    expect(webPushSwitch({ state: 'unsupported' }, SERVER, true).sentence).toContain('홈 화면');
  });
});
