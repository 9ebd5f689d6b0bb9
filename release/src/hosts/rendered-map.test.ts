/** @jest-environment jsdom */
import { browserScript, scriptCall } from './browser-script';

const script = scriptCall(browserScript('rendered-map.js'));

type Box = readonly [left: number, top: number, width: number, height: number];

/** Fakes the layout of a phone: a bar above the map, its buttons at the lower right. */
const LAYOUT: Readonly<Record<string, Box>> = {
  map: [0, 0, 320, 400],
  bar: [0, 12, 320, 52],
  controls: [260, 236, 44, 148],
};

let listeners: readonly (readonly [string, EventListenerOrEventListenerObject])[] = [];

/** Creates a server-rendered map without any script of the app, and runs the host's. */
const render = (pins: Readonly<Record<string, Box>>): void => {
  const boxes: Readonly<Record<string, Box>> = { ...LAYOUT, ...pins };
  const buttons = Object.keys(pins).map((id) => `<div><button id="${id}">1,900원</button></div>`);
  document.body.innerHTML = [
    '<div id="bar" data-over-map></div>',
    `<div id="map" data-map><svg></svg><div>${buttons.join('')}</div></div>`,
    '<div id="controls" data-over-map></div>',
  ].join('');
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...(boxes[this.id] ?? [0, 0, 0, 0]));
  });
  const listen = jest.spyOn(window, 'addEventListener');
  window.eval(script);
  listeners = listen.mock.calls.map(([type, listener]) => [type, listener]);
  listen.mockRestore();
};

const isSeen = (id: string): boolean => document.getElementById(id)?.parentElement?.style.visibility !== 'hidden';

/** Sends a pointer's event; jsdom's have no `isPrimary`. */
const point = (
  type: string,
  [clientX, clientY]: readonly [number, number],
  { on = 'map', isPrimary = true } = {},
): Event => {
  const event = new MouseEvent(type, { clientX, clientY, detail: 1, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'isPrimary', { value: isPrimary });
  document.getElementById(on)?.dispatchEvent(event);
  return event;
};

const map = (): HTMLElement | null => document.getElementById('map');
const places = (): (string | null)[] => [...(map()?.children ?? [])].map((layer) => layer.getAttribute('style'));

afterEach(() => {
  jest.restoreAllMocks();
  for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
});

describe('pins of a server-rendered map', () => {
  it.each<readonly [string, Box, boolean]>([
    ['in the middle', [120, 200, 70, 32], true],
    ['cut by a side, but still pressable', [-30, 200, 70, 32], true],
    ['beside the controls', [180, 300, 70, 32], true],
    ['with its middle below the controls', [220, 300, 70, 32], false],
    ['with its middle below the bar', [120, 50, 70, 32], false],
    ['with its edge below the bar', [120, 61, 70, 32], true],
    ['in large text, partly below the bar', [120, 50, 140, 64], true],
    ['cut by the upper edge', [120, -25, 70, 32], false],
    ['cut by the lower edge', [120, 380, 70, 32], false],
  ])('are visible only where they can be pressed: %s', (_where, box, expected) => {
    render({ pin: box, other: [120, 150, 70, 32] });
    expect(isSeen('pin')).toBe(expected);
    expect(isSeen('other')).toBe(true);
  });
});

describe('a drag on a server-rendered map', () => {
  const MOVED = 'transform: translate3d(-30px, 12px, 0);';

  it('moves outline and pins at once, and is noted for the map that opens', () => {
    render({});
    point('pointerdown', [200, 200]);
    point('pointermove', [170, 212]);
    expect(places()).toEqual([MOVED, MOVED]);
    expect(map()?.dataset).toMatchObject({ map: '-30,12', dragged: '' });
    point('pointerup', [170, 212]);
    expect(map()?.dataset).not.toHaveProperty('dragged');
  });

  it('goes on from where the last one ended', () => {
    render({});
    for (const _drag of [1, 2]) {
      point('pointerdown', [200, 200]);
      point('pointermove', [180, 210]);
      point('pointerup', [180, 210]);
      point('pointermove', [0, 0]);
    }
    expect(map()?.dataset['map']).toBe('-40,20');
  });

  it('is no click on the pin that it began on', () => {
    render({ pin: [120, 200, 70, 32] });
    const press = (to: readonly [number, number]): boolean => {
      point('pointerdown', [150, 210], { on: 'pin' });
      point('pointermove', to, { on: 'pin' });
      point('pointerup', to, { on: 'pin' });
      return point('click', to, { on: 'pin' }).defaultPrevented;
    };
    expect(press([190, 210])).toBe(true);
    expect(press([152, 211])).toBe(false);
  });

  it.each([
    ['a second finger', () => point('pointermove', [100, 100], { isPrimary: false })],
    ['an unsteady finger', () => point('pointermove', [203, 202])],
  ])('does not begin by %s', (_what, move) => {
    render({});
    point('pointerdown', [200, 200]);
    move();
    expect(places()).toEqual([null, null]);
  });

  it('is left to the map that has opened', () => {
    render({});
    map()?.removeAttribute('data-map');
    point('pointerdown', [200, 200]);
    point('pointermove', [170, 212]);
    expect(places()).toEqual([null, null]);
  });
});
