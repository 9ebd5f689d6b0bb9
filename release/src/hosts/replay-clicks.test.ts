/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { browserScript } from './browser-script';

/** Stands in for the app: counts the clicks that reach a hydrated page. */
interface RenderedHtml {
  readonly pressed: string[];
  readonly control: (name: string) => HTMLElement;
  readonly takesOver: () => Promise<void>;
}

const ORIGIN = 'http://localhost';
/** Part of every page (`scripts-failed.js`). */
const leave = jest.fn();
const assign = jest.fn();
const replace = jest.fn();

type Listening = readonly (readonly [string, EventListenerOrEventListenerObject])[];
let listeners: Listening = [];
let onWindow: Listening = [];

/** Creates a server-rendered page without any script of the app. */
const render = (html: string): RenderedHtml => {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const listen = jest.spyOn(document, 'addEventListener');
  const listenLast = jest.spyOn(window, 'addEventListener');
  leave.mockClear();
  assign.mockClear();
  replace.mockClear();
  const { Element, Event, HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement } = window;
  const page = {
    document,
    window: Object.assign(window, { __leavePage: leave }),
    location: { origin: ORIGIN, pathname: '/laundry/list', search: '?sort=Distance', assign, replace },
    setTimeout,
    URLSearchParams,
    Element,
    Event,
    HTMLInputElement,
    HTMLTextAreaElement,
    HTMLSelectElement,
  };
  runInNewContext(`(${browserScript('replay-clicks.js')})()`, page);
  listeners = listen.mock.calls.map(([type, listener]) => [type, listener]);
  listen.mockRestore();
  onWindow = listenLast.mock.calls.map(([type, listener]) => [type, listener]);
  listenLast.mockRestore();
  const pressed: string[] = [];
  const root = document.querySelector('#root');
  return {
    pressed,
    control: (name) => {
      const found = [...document.querySelectorAll<HTMLElement>('button, input, label')].find(
        (each) => each.textContent === name || each.id === name,
      );
      if (found === undefined) throw new Error(`nothing is called ${name}`);
      return found;
    },
    takesOver: async () => {
      root?.addEventListener(
        'click',
        ({ target }) => target instanceof HTMLElement && pressed.push(target.textContent),
      );
      const replay: () => Promise<void> = Reflect.get(window, '__replayPresses');
      await replay();
    },
  };
};

/** Wraps texts like a browser's translator before hydration. */
const translate = (): void => {
  for (const control of document.querySelectorAll('button'))
    control.innerHTML = `<font><font>${(control.textContent ?? '').replace(/[^\d,]+/g, ' word ')}</font></font>`;
};

/** Replaces the elements like React after a hydration mismatch. */
const renderAgain = (html: string): void => {
  const root = document.querySelector('#root');
  if (root !== null) root.innerHTML = html;
};

afterEach(() => {
  for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
  for (const [type, listener] of onWindow) window.removeEventListener(type, listener);
});

describe('clicks before hydration', () => {
  it('are shown as pending and replayed once in order', async () => {
    const page = render('<button>무료 배송</button><button>멤버십 할인</button>');
    for (const name of ['멤버십 할인', '무료 배송', '멤버십 할인']) page.control(name).click();
    expect(page.pressed).toEqual([]);
    expect(document.querySelectorAll('[data-held]')).toHaveLength(2);
    await page.takesOver();
    expect(page.pressed).toEqual(['멤버십 할인', '무료 배송']);
    expect(document.querySelectorAll('[data-held]')).toHaveLength(0);
  });

  it('on a toggle cancel each other in pairs', async () => {
    const page = render('<button>셔츠 추가</button><button aria-pressed="false">무료 배송</button>');
    for (const name of ['셔츠 추가', '무료 배송', '무료 배송']) page.control(name).click();
    expect(document.querySelectorAll('[data-held]')).toHaveLength(1);
    await page.takesOver();
    expect(page.pressed).toEqual(['셔츠 추가']);
  });

  it('are dropped when the price on the button has changed', async () => {
    const page = render('<button>38,000원으로 진행하기</button>');
    const button = page.control('38,000원으로 진행하기');
    button.click();
    button.textContent = '41,000원으로 진행하기';
    await page.takesOver();
    expect(page.pressed).toEqual([]);
  });

  it('are replayed after a translation and a new render', async () => {
    const page = render('<button>담기</button><button>담기</button><input id="q"><button>다음</button>');
    translate();
    const [, second, next] = document.querySelectorAll('button');
    second?.click();
    next?.click();
    page.control('q').dispatchEvent(new Event('input', { bubbles: true }));
    renderAgain('<button>담기</button><button id="second">담기</button><input id="q"><button id="next">다음</button>');
    const reached: string[] = [];
    for (const type of ['click', 'input'])
      document
        .querySelector('#root')
        ?.addEventListener(type, ({ target }) => target instanceof Element && reached.push(`${type} ${target.id}`));
    await page.takesOver();
    expect(reached).toEqual(['click second', 'click next', 'input q']);
  });

  it.each([
    ['the same amount in other words', 'Proceed with 38,000 won', ['Proceed with 38,000 won']],
    ['another amount', 'Proceed with 41,000 won', []],
  ])('on a translated page agree only to the same amount: %s', async (_what, translated, pressed) => {
    const page = render('<button>38,000원으로 진행하기</button>');
    const button = page.control('38,000원으로 진행하기');
    button.click();
    button.innerHTML = `<font><font>${translated}</font></font>`;
    await page.takesOver();
    expect(page.pressed).toEqual(pressed);
  });

  it('are dropped when a new render shows another price', async () => {
    const page = render('<button>38,000원으로 진행하기</button>');
    translate();
    document.querySelector('button')?.click();
    renderAgain('<button>41,000원으로 진행하기</button>');
    await page.takesOver();
    expect(page.pressed).toEqual([]);
  });

  it('are dropped when their element is gone', async () => {
    const page = render('<button>수거 취소</button>');
    const button = page.control('수거 취소');
    const click = jest.spyOn(button, 'click');
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    button.remove();
    await page.takesOver();
    expect(click).not.toHaveBeenCalled();
  });

  it('are not queued for disabled controls', async () => {
    const page = render('<button aria-disabled="true">확대</button>');
    page.control('확대').click();
    expect(document.querySelectorAll('[data-held]')).toHaveLength(0);
    page.control('확대').removeAttribute('aria-disabled');
    await page.takesOver();
    expect(page.pressed).toEqual([]);
  });

  it('on links are left to the browser', () => {
    const page = render('<a href="/laundry/list?sort=Distance#shops"><button>세탁소 보기</button></a>');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    page.control('세탁소 보기').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });

  it('on a plain link button navigate at once', () => {
    const page = render('<button data-leads-to="/laundry/map?sort=Distance">지도에서 보기</button>');
    page.control('지도에서 보기').click();
    expect(assign).toHaveBeenCalledWith('/laundry/map?sort=Distance');
    expect(leave).toHaveBeenCalledTimes(1);
    expect(leave.mock.invocationCallOrder[0]).toBeLessThan(assign.mock.invocationCallOrder[0] ?? 0);
  });

  it('on filters replace the URL, several in a row too', () => {
    const page = render(
      '<button data-turns="isFreeDelivery">무료 배송</button><button data-turns="sort">가까운 순</button>',
    );
    for (const name of ['무료 배송', '가까운 순', '무료 배송']) page.control(name).click();
    expect(replace.mock.calls.flat()).toEqual([
      '?sort=Distance&isFreeDelivery=1',
      '?sort=1&isFreeDelivery=1',
      '?sort=1',
    ]);
    expect(leave).toHaveBeenCalledTimes(3);
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ['lets a search open its page', 'role="search" action="/laundry/list"', false, false, 1],
    ['prevents any other form', '', false, true, 0],
    ['cancels nothing when the app has taken a search', 'role="search" action="/laundry/list"', true, true, 0],
  ])('submit: %s', (_what, attributes, isTaken, isPrevented, left) => {
    render(`<form ${attributes}><input name="q"></form>`);
    const form = document.querySelector('form');
    if (isTaken) form?.addEventListener('submit', (event) => event.preventDefault());
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isPrevented);
    expect(leave).toHaveBeenCalledTimes(left);
  });

  it('on an alias link navigate to its target', () => {
    const page = render('<a href="/usage" data-leads-to="/login?path=%2Fusage"><button>이용현황</button></a>');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    page.control('이용현황').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(assign.mock.calls).toEqual([['/login?path=%2Fusage']]);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('navigate again when the first navigation failed', () => {
    const page = render('<button data-leads-to="/laundry/map">지도에서 보기</button>');
    page.control('지도에서 보기').click();
    page.control('지도에서 보기').click();
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it('are dropped below a dialog that an earlier click opened', async () => {
    const page = render('<button>필터</button><button>멤버십 할인</button>');
    page.control('필터').addEventListener('click', () => {
      if (page.control('필터').dataset['held'] === undefined)
        document.querySelector('#root')?.setAttribute('inert', '');
    });
    for (const name of ['필터', '멤버십 할인']) page.control(name).click();
    await page.takesOver();
    expect(page.pressed).toEqual(['필터']);
    expect(document.querySelectorAll('[data-held]')).toHaveLength(0);
  });

  it('on a link button wait for earlier queued clicks', async () => {
    const page = render('<button>셔츠 추가</button><button data-leads-to="/applicate">수거 신청하기</button>');
    for (const name of ['셔츠 추가', '수거 신청하기']) page.control(name).click();
    expect(assign).not.toHaveBeenCalled();
    await page.takesOver();
    expect(page.pressed).toEqual(['셔츠 추가', '수거 신청하기']);
  });

  it('keep input for a field that was emptied meanwhile', async () => {
    const page = render('<input id="번호" type="tel">');
    const field = page.control('번호');
    if (!(field instanceof HTMLInputElement)) throw new Error('no field');
    field.value = '01012345678';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.value = '';
    const inputs: string[] = [];
    field.addEventListener('input', () => inputs.push(field.value));
    await page.takesOver();
    expect(inputs).toEqual(['01012345678']);
  });

  it('leave a field with an open Hangul composition alone', async () => {
    const page = render('<input id="이름">');
    const field = page.control('이름');
    if (!(field instanceof HTMLInputElement)) throw new Error('no field');
    const written: string[] = [];
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    const type = (value: string) => {
      set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    field.dispatchEvent(new Event('compositionstart', { bubbles: true }));
    type('토다');
    // Records writes past the prototype's setter, like React.
    Object.defineProperty(field, 'value', {
      get: () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.get?.call(field),
      set: (value: string) => written.push(value),
    });
    const inputs: string[] = [];
    field.addEventListener('input', () => inputs.push(field.value));
    await page.takesOver();
    expect([written, inputs]).toEqual([[], []]);
    type('토담클');
    field.dispatchEvent(new Event('compositionend', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(inputs).toEqual(['토담클', '토담클']);
    expect(field.value).toBe('토담클');
  });

  it('write at once into a field after its Hangul composition', async () => {
    const page = render('<input id="이름">');
    const field = page.control('이름');
    if (!(field instanceof HTMLInputElement)) throw new Error('no field');
    field.dispatchEvent(new Event('compositionstart', { bubbles: true }));
    field.value = '토담클';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('compositionend', { bubbles: true }));
    const inputs: string[] = [];
    field.addEventListener('input', () => inputs.push(field.value));
    await page.takesOver();
    expect(inputs).toEqual(['토담클']);
  });
});

describe('a link that is clicked before hydration', () => {
  const press = (attributes: string, init: MouseEventInit = {}, isTaken = false): void => {
    render(`<a ${attributes}>세탁소 보기</a>`);
    const link = document.querySelector('a');
    if (isTaken) link?.addEventListener('click', (event) => event.preventDefault());
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  };

  it('cancels pending requests', () => {
    press('href="/laundry/3"');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it.each<[where: string, attributes: string, init: MouseEventInit, isTaken: boolean]>([
    ['links to another site', 'href="https://elsewhere.example/"', {}, false],
    ['calls the shop', 'href="tel:0212345678"', {}, false],
    ['links to an anchor of this page', 'href="/laundry/list?sort=Distance#top"', {}, false],
    ['opens in another tab', 'href="/laundry/3" target="_blank"', {}, false],
    ['is a file to keep', 'href="/laundry/3" download', {}, false],
    ['is opened in a new tab', 'href="/laundry/3"', { ctrlKey: true }, false],
    ['is pressed with another button', 'href="/laundry/3"', { button: 1 }, false],
    ['is followed by the app', 'href="/laundry/3"', {}, true],
  ])('cancels nothing when it %s', (_where, attributes, init, isTaken) => {
    press(attributes, init, isTaken);
    expect(leave).not.toHaveBeenCalled();
  });

  it('cancels nothing in a hydrated app', async () => {
    await render('<a href="/laundry/3">세탁소 보기</a>').takesOver();
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(leave).not.toHaveBeenCalled();
  });
});
