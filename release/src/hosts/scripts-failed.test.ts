/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { scriptsFailed } from './scripts-failed';

const OWN = '/shell/files/shell.js';
const reload = jest.fn();

let listeners: readonly (readonly [string, EventListenerOrEventListenerObject])[] = [];

const open = (rendered = '<button data-held>인증번호 받기</button>'): void => {
  document.body.innerHTML = `<div id="root">${rendered}</div>`;
  const listen = jest.spyOn(window, 'addEventListener');
  runInNewContext(scriptsFailed([OWN]), {
    document,
    window,
    location: { reload },
    HTMLScriptElement: window.HTMLScriptElement,
    setTimeout,
    clearTimeout,
  });
  listeners = [...listeners, ...listen.mock.calls.map(([type, listener]) => [type, listener] as const)];
  listen.mockRestore();
};

const fails = (src: string): void => {
  const script = document.createElement('script');
  script.type = 'none';
  script.setAttribute('src', src);
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
};

const alerts = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

/** Error of a script that arrived and threw. */
const throws = (filename: string): boolean => window.dispatchEvent(new ErrorEvent('error', { filename }));

/** Rejection that webpack raises for a missing chunk. */
const isRefused = (request: string): boolean =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: { request } }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
  listeners = [];
});
beforeEach(() => Reflect.deleteProperty(window, '__replayPresses'));
beforeEach(() => reload.mockClear());
beforeEach(() => document.documentElement.removeAttribute('data-failed'));

describe('a page whose scripts fail', () => {
  it('shows one message, clears pending clicks and can reload', () => {
    open();
    expect(alerts()).toEqual([]);
    fails(OWN);
    fails(OWN);
    expect(alerts()).toEqual(['화면을 불러오지 못했어요. 인터넷 연결을 확인해 주세요.다시 시도']);
    expect(document.documentElement).toHaveProperty('dataset.failed', '');
    document.querySelector<HTMLElement>('[role="alert"] button')?.click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('ignores scripts of others', () => {
    open();
    fails('http://localhost:3001/remoteEntry.js');
    expect(alerts()).toEqual([]);
  });

  it('shows the message for a script that throws or a missing chunk', () => {
    open();
    Object.assign(window, { __replayPresses: () => undefined });
    throws(`http://localhost${OWN}`);
    expect(alerts()).toHaveLength(1);
    document.documentElement.removeAttribute('data-failed');
    open();
    isRefused(OWN);
    expect(alerts()).toHaveLength(1);
  });

  it('ignores errors after hydration', () => {
    open();
    throws(`http://localhost${OWN}`);
    throws('http://localhost:3001/remoteEntry.js');
    expect(alerts()).toEqual([]);
  });

  it.each([
    ['shows the message after 20 s when scripts hang', '<button>인증번호 받기</button>', true, 1],
    ['shows the message after 20 s of an empty screen', '', false, 1],
    ['shows no message after the app has started', '<button>인증번호 받기</button>', false, 0],
  ])('%s', (_what, rendered, isUnhydrated, expectedAlerts) => {
    open(rendered);
    if (isUnhydrated) Object.assign(window, { __replayPresses: () => undefined });
    jest.advanceTimersByTime(19_999);
    expect(alerts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(alerts()).toEqual(
      Array.from({ length: expectedAlerts }, () => '화면을 불러오는 데 오래 걸리고 있어요.다시 시도'),
    );
  });

  it('keeps clicks pending while it is only slow, until a script fails', () => {
    open();
    Object.assign(window, { __replayPresses: () => undefined });
    jest.advanceTimersByTime(20_000);
    expect(document.documentElement.dataset['failed']).toBeUndefined();
    fails(OWN);
    expect(alerts()).toEqual(['화면을 불러오지 못했어요. 인터넷 연결을 확인해 주세요.다시 시도']);
    expect(document.documentElement.dataset['failed']).toBe('');
  });

  it('shows the message before the page, which it does not cover', () => {
    open();
    fails(OWN);
    expect(document.body.firstElementChild).toHaveProperty('className', 'scripts-failed');
  });

  it('shows the message when the app asks for it', () => {
    open();
    const log: unknown = Reflect.get(window, '__scriptsFailed');
    if (typeof log === 'function') log();
    expect(alerts()).toHaveLength(1);
  });
});

/** Navigation API, where the browser has it. */
interface Navigation {
  onnavigate?: () => void;
  onnavigateerror?: () => void;
}

/** Server-rendered page that is left before hydration. */
const leave = (navigation: Navigation | undefined = {}): Navigation => {
  open();
  const stop = jest.fn();
  Object.assign(window, { __replayPresses: () => undefined, navigation, stop });
  const leavePage: unknown = Reflect.get(window, '__leavePage');
  if (typeof leavePage === 'function') leavePage();
  expect(stop).toHaveBeenCalledTimes(1);
  fails(OWN);
  isRefused(OWN);
  return navigation;
};

describe('a page that is left before its scripts loaded', () => {
  it('waits 20 s for the next page before it shows the message', () => {
    leave();
    jest.advanceTimersByTime(19_999);
    expect(alerts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(alerts()).toHaveLength(1);
  });

  it('shows the message soon after the navigation was stopped', () => {
    leave().onnavigateerror?.();
    jest.advanceTimersByTime(1_000);
    expect(alerts()).toHaveLength(1);
  });

  it('shows no message when another click replaces the navigation', () => {
    const navigation = leave();
    navigation.onnavigateerror?.();
    navigation.onnavigate?.();
    jest.advanceTimersByTime(19_999);
    expect(alerts()).toEqual([]);
  });

  it('reloads when it is restored from the back/forward cache', () => {
    leave();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
