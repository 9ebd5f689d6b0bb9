/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { scriptsFailed } from './scripts-failed';

const OWN = '/shell/files/shell.js';
const reload = jest.fn();

const open = (drawn = '<button data-held>인증번호 받기</button>'): void => {
  document.body.innerHTML = `<div id="root">${drawn}</div>`;
  runInNewContext(scriptsFailed([OWN]), {
    document,
    window,
    location: { reload },
    HTMLScriptElement: window.HTMLScriptElement,
    setTimeout,
  });
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
afterEach(() => jest.useRealTimers());
beforeEach(() => Reflect.deleteProperty(window, '__replayPresses'));
beforeEach(() => Reflect.deleteProperty(window, '__isLeaving'));
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
  ])('%s', (_what, drawn, isDrawnYet, said) => {
    open(drawn);
    if (isDrawnYet) Object.assign(window, { __replayPresses: () => undefined });
    jest.advanceTimersByTime(19_999);
    expect(alerts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(alerts()).toHaveLength(said);
  });

  it('says nothing of what was stopped for the next page, until that has not come for 20 s', () => {
    open();
    Object.assign(window, { __isLeaving: true, __replayPresses: () => undefined });
    fails(OWN);
    isRefused(OWN);
    expect(alerts()).toEqual([]);
    jest.advanceTimersByTime(20_000);
    expect(alerts()).toHaveLength(1);
  });

  it('can be told so by the app itself', () => {
    open();
    const say: unknown = Reflect.get(window, '__scriptsFailed');
    if (typeof say === 'function') say();
    expect(alerts()).toHaveLength(1);
  });
});
