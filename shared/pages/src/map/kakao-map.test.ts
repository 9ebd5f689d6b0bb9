import { fakeKakaoMaps } from './testing/fake-kakao-maps';
import { openKakaoMap } from './kakao-map';
import type { MapView } from './map-adapter';

const GANGNAM = { latitude: 37.5, longitude: 127.03 };
const MAPO = { latitude: 37.55, longitude: 126.9 };

const views: MapView[] = [];
const open = (zoom = 14) => {
  const sdk = fakeKakaoMaps();
  const frame = document.body.appendChild(document.createElement('div'));
  const adapter = openKakaoMap(frame, {
    centre: GANGNAM,
    zoom,
    onView: (view) => views.push(view),
    showsService: false,
    layers: () => ({ outline: null, pins: null }),
  });
  return { sdk, frame, adapter, ground: frame.firstElementChild ?? frame };
};

beforeEach(() => {
  views.length = 0;
  document.body.replaceChildren();
});

const pinAt = (position: typeof GANGNAM, isRaised = false, element = document.createElement('div')) => ({
  key: 'a shop',
  position,
  isRaised,
  element,
});

describe('Kakao map', () => {
  it.each([
    [6, 14],
    [14, 6],
    [17, 3],
  ])('maps our zoom %i to its level %i and back', (zoom, level) => {
    const { sdk } = open(zoom);
    expect(sdk.level).toBe(level);
    expect(views.at(-1)).toMatchObject({ centre: GANGNAM, zoom, south: 37.4, west: 126.93, north: 37.6, east: 127.13 });
  });

  it('reports each view at rest, and none after it is removed', () => {
    const { adapter, sdk, frame } = open();
    adapter.moveTo(MAPO, 12);
    sdk.rest();
    expect(views.at(-1)).toMatchObject({ centre: MAPO, zoom: 12 });
    adapter.remove();
    const reported = views.length;
    sdk.rest();
    expect(views).toHaveLength(reported);
    expect(frame).toBeEmptyDOMElement();
  });

  it('moves and raises existing pins and removes the others', () => {
    const { adapter, sdk } = open();
    const first = pinAt(GANGNAM);
    adapter.place([first, { ...pinAt(MAPO), key: 'another' }]);
    expect(sdk.pins()).toHaveLength(2);
    adapter.place([{ ...first, position: MAPO, isRaised: true }]);
    expect(sdk.pins()).toEqual([{ element: first.element, ...MAPO, layer: 2 }]);
  });

  it('stops at its zoom limits and counts from there', () => {
    const { sdk, adapter } = open(16);
    adapter.zoomBy(1);
    adapter.zoomBy(1);
    expect(sdk.level).toBe(3);
    adapter.zoomBy(-1);
    expect(sdk.level).toBe(4);
  });

  it('moves and zooms by keys, except on a pin', () => {
    const { sdk, ground } = open(14);
    const press = (target: Element, key: string) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(press(ground, 'ArrowLeft')).toBe(false);
    press(ground, 'ArrowDown');
    expect(sdk.panned).toEqual([
      [-80, 0],
      [0, 80],
    ]);
    press(ground, '+');
    expect(sdk.level).toBe(5);
    press(ground, '-');
    expect(sdk.level).toBe(6);
    const button = ground.appendChild(document.createElement('button'));
    expect(press(button, 'ArrowLeft')).toBe(true);
    expect(press(ground, 'Tab')).toBe(true);
    expect(sdk.panned).toHaveLength(2);
  });
});
