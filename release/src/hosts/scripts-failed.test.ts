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

/** A script that came and threw. */
const throws = (filename: string): boolean => window.dispatchEvent(new ErrorEvent('error', { filename }));

/** As webpack rejects who asked for a script that did not come. */
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

describe('a page whose own scripts do not come', () => {
  it('says so once, lets go of what was pressed, and can be tried again', () => {
    open();
    expect(alerts()).toEqual([]);
    fails(OWN);
    fails(OWN);
    expect(alerts()).toEqual(['화면을 불러오지 못했어요. 인터넷 연결을 확인해 주세요.다시 시도']);
    expect(document.documentElement).toHaveProperty('dataset.failed', '');
    document.querySelector<HTMLElement>('[role="alert"] button')?.click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves scripts of others to those who ask for them', () => {
    open();
    fails('http://localhost:3001/remoteEntry.js');
    expect(alerts()).toEqual([]);
  });

  it('says so, too, when one of them cannot run, or is missing to another', () => {
    open();
    Object.assign(window, { __replayPresses: () => undefined });
    throws(`http://localhost${OWN}`);
    expect(alerts()).toHaveLength(1);
    document.documentElement.removeAttribute('data-failed');
    open();
    isRefused(OWN);
    expect(alerts()).toHaveLength(1);
  });

  it('says nothing of what throws once the app has taken the page over', () => {
    open();
    throws(`http://localhost${OWN}`);
    throws('http://localhost:3001/remoteEntry.js');
    expect(alerts()).toEqual([]);
  });

  it.each([
    ['says so after 20 s of scripts that hang or do nothing', '<button>인증번호 받기</button>', true, 1],
    ['says so after 20 s of an empty screen', '', false, 1],
    ['says nothing then once the app stands', '<button>인증번호 받기</button>', false, 0],
  ])('%s', (_what, rendered, isDrawnYet, said) => {
    open(rendered);
    if (isDrawnYet) Object.assign(window, { __replayPresses: () => undefined });
    jest.advanceTimersByTime(19_999);
    expect(alerts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(alerts()).toHaveLength(said);
  });

  it('can be told so by the app itself', () => {
    open();
    const log: unknown = Reflect.get(window, '__scriptsFailed');
    if (typeof log === 'function') log();
    expect(alerts()).toHaveLength(1);
  });
});

/** What the browser tells of its navigations, where it can. */
interface Navigation {
  onnavigate?: () => void;
  onnavigateerror?: () => void;
}

/** A drawn page that somebody leaves before its app answers. */
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

describe('a page that is left before its scripts came', () => {
  it('says nothing of what was stopped, until the next page has not come for 20 s', () => {
    leave();
    jest.advanceTimersByTime(19_999);
    expect(alerts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(alerts()).toHaveLength(1);
  });

  it('says soon that it cannot be used when somebody stops the browser on the way', () => {
    leave().onnavigateerror?.();
    jest.advanceTimersByTime(1_000);
    expect(alerts()).toHaveLength(1);
  });

  it('says nothing when they only press something else', () => {
    const navigation = leave();
    navigation.onnavigateerror?.();
    navigation.onnavigate?.();
    jest.advanceTimersByTime(19_999);
    expect(alerts()).toEqual([]);
  });

  it('is loaded anew when the browser has kept it', () => {
    leave();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
