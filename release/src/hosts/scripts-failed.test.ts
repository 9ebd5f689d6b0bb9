/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { scriptsFailed } from './scripts-failed';

const OWN = '/shell/files/shell.js';
const reload = jest.fn();

const open = (): void => {
  document.body.innerHTML = '<div id="root"><button data-held>인증번호 받기</button></div>';
  runInNewContext(scriptsFailed([OWN]), {
    document,
    window,
    location: { reload },
    HTMLScriptElement: window.HTMLScriptElement,
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

beforeEach(() => Reflect.deleteProperty(window, '__replayPresses'));
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

  it('can be told so by the app itself', () => {
    open();
    const say: unknown = Reflect.get(window, '__scriptsFailed');
    if (typeof say === 'function') say();
    expect(alerts()).toHaveLength(1);
  });
});
