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
  window.eval(script);
};

const isSeen = (id: string): boolean => document.getElementById(id)?.parentElement?.style.visibility !== 'hidden';

afterEach(() => jest.restoreAllMocks());

describe('pins of a server-rendered map', () => {
  it.each<readonly [string, Box, boolean]>([
    ['in the middle', [120, 200, 70, 32], true],
    ['cut by a side, but still pressable', [-30, 200, 70, 32], true],
    ['beside the controls', [180, 300, 70, 32], true],
    ['partly below the controls', [220, 300, 70, 32], false],
    ['partly below the bar', [120, 50, 70, 32], false],
    ['cut by the upper edge', [120, -25, 70, 32], false],
    ['cut by the lower edge', [120, 380, 70, 32], false],
  ])('are visible only where they can be pressed: %s', (_where, box, expected) => {
    render({ pin: box, other: [120, 150, 70, 32] });
    expect(isSeen('pin')).toBe(expected);
    expect(isSeen('other')).toBe(true);
  });
});
