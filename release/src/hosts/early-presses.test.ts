/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { browserScript } from './browser-script';

/** What stands for the app: it counts the presses that reach a page it has taken over. */
interface Drawn {
  readonly pressed: string[];
  readonly control: (name: string) => HTMLElement;
  readonly takesOver: () => Promise<void>;
}

let listeners: readonly (readonly [string, EventListenerOrEventListenerObject])[] = [];

/** A page that came with its first view, before any script of the app. */
const draw = (html: string): Drawn => {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const listen = jest.spyOn(document, 'addEventListener');
  const { Element, Event, HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement } = window;
  const page = {
    document,
    window,
    setTimeout,
    Element,
    Event,
    HTMLInputElement,
    HTMLTextAreaElement,
    HTMLSelectElement,
  };
  runInNewContext(`(${browserScript('early-presses.js')})()`, page);
  listeners = listen.mock.calls.map(([type, listener]) => [type, listener]);
  listen.mockRestore();
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

afterEach(() => {
  for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
});

describe('presses before the app answers', () => {
  it('are seen to be taken, and done once each in the order in which they came', async () => {
    const page = draw('<button>무료 배송</button><button>멤버십 할인</button>');
    for (const name of ['멤버십 할인', '무료 배송', '멤버십 할인']) page.control(name).click();
    expect(page.pressed).toEqual([]);
    expect(document.querySelectorAll('[data-held]')).toHaveLength(2);
    await page.takesOver();
    expect(page.pressed).toEqual(['멤버십 할인', '무료 배송']);
    expect(document.querySelectorAll('[data-held]')).toHaveLength(0);
  });

  it('agree to no price that was another one when the button was pressed', async () => {
    const page = draw('<button>38,000원으로 진행하기</button>');
    const button = page.control('38,000원으로 진행하기');
    button.click();
    button.textContent = '41,000원으로 진행하기';
    await page.takesOver();
    expect(page.pressed).toEqual([]);
  });

  it('are not done to what has left the page', async () => {
    const page = draw('<button>수거 취소</button>');
    const button = page.control('수거 취소');
    const click = jest.spyOn(button, 'click');
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    button.remove();
    await page.takesOver();
    expect(click).not.toHaveBeenCalled();
  });

  it('are not taken by what cannot be pressed yet', async () => {
    const page = draw('<button aria-disabled="true">확대</button>');
    page.control('확대').click();
    expect(document.querySelectorAll('[data-held]')).toHaveLength(0);
    page.control('확대').removeAttribute('aria-disabled');
    await page.takesOver();
    expect(page.pressed).toEqual([]);
  });

  it('leave links to the browser', () => {
    const page = draw('<a href="#shops"><button>세탁소 보기</button></a>');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    page.control('세탁소 보기').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });

  it('keep the words that were written, for a field that was emptied meanwhile', async () => {
    const page = draw('<input id="번호" type="tel">');
    const field = page.control('번호');
    if (!(field instanceof HTMLInputElement)) throw new Error('no field');
    field.value = '01012345678';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.value = '';
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    await page.takesOver();
    expect(heard).toEqual(['01012345678']);
  });
});
