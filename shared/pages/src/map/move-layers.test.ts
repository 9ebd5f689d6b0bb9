import { Map as LeafletMap } from 'leaflet';
import { moveLayers } from './move-layers';

const CENTRE = { latitude: 37.5, longitude: 127 };
const ORIGIN: [number, number] = [CENTRE.latitude, CENTRE.longitude];

const open = (zoom = 14) => {
  const map = new LeafletMap(document.createElement('div'), { center: ORIGIN, zoom, zoomAnimation: false });
  const outline = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const pins = document.createElement('div');
  moveLayers(map, { outline, pins }, { centre: CENTRE, zoom: 14 });
  return { map, outline, pins };
};

const scaleOf = (pins: HTMLElement): number => Number(pins.style.getPropertyValue('--scale'));

// jsdom has no layout: fakes a phone's screen.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(728);
});
afterEach(() => jest.restoreAllMocks());

describe('layers on the map', () => {
  it('stay in the middle where the map begins', () => {
    const { outline, pins } = open();
    expect(pins.style.transform).toBe('translate3d(0px, 0px, 0)');
    expect(outline.style.transform).toBe('translate3d(0px, 0px, 0) scale(1)');
  });

  it('move with the map', () => {
    const { map, outline, pins } = open();
    map.panBy([30, -12], { animate: false });
    expect(pins.style.transform).toBe('translate3d(-30px, 12px, 0)');
    expect(outline.style.transform).toBe('translate3d(-30px, 12px, 0) scale(1)');
  });

  it('spread when the map zooms in, and the outline grows', () => {
    const { map, outline, pins } = open();
    map.setZoom(16, { animate: false });
    expect(scaleOf(pins)).toBe(4);
    expect(outline.style.transform).toMatch(/scale\(4\)$/);
    map.setZoom(13, { animate: false });
    expect(scaleOf(pins)).toBe(0.5);
  });

  it('move to their next place while the map zooms, and are at rest afterwards', () => {
    const { map, outline, pins } = open();
    map.fire('zoomanim', { center: map.getCenter(), zoom: 15 });
    expect([outline, pins].map((layer) => layer.hasAttribute('data-zooming'))).toEqual([true, true]);
    expect(scaleOf(pins)).toBe(2);
    map.setZoom(15, { animate: false });
    expect([outline, pins].map((layer) => layer.hasAttribute('data-zooming'))).toEqual([false, false]);
    expect(scaleOf(pins)).toBe(2);
  });
});
