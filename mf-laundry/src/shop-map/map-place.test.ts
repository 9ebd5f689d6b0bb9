import type { MapView } from '@dongne/pages';
import { hasMovedOn, placeOfText, textOfPlace } from './map-place';

describe('map position in a URL', () => {
  it('survives a round trip', () => {
    const place = { centre: { latitude: 37.51234, longitude: 126.98765 }, zoom: 14 };
    expect(textOfPlace(place)).toBe('37.51234,126.98765,14');
    expect(placeOfText(textOfPlace(place))).toEqual(place);
  });

  it.each([
    null,
    '',
    '37,127',
    '37.5,127.0,5',
    '37.5,127.0,18',
    '0.1,127.0,14',
    '37.5,227.0,14',
    '37.5,127.0,1e1',
    '<b>',
  ])('ignores %s', (text) => expect(placeOfText(text)).toBeUndefined());
});

describe('hasMovedOn', () => {
  const searched: MapView = {
    centre: { latitude: 37.5, longitude: 127 },
    zoom: 14,
    south: 37.45,
    west: 126.95,
    north: 37.55,
    east: 127.05,
  };

  it.each([
    ['a small step', { centre: { latitude: 37.51, longitude: 127.01 } }, false],
    ['a closer look', { zoom: 16 }, false],
    ['a look from further away', { zoom: 13 }, true],
    ['a step to the north', { centre: { latitude: 37.53, longitude: 127 } }, true],
    ['a step to the west', { centre: { latitude: 37.5, longitude: 126.97 } }, true],
  ])('judges %s', (_, change, expected) =>
    expect(hasMovedOn(searched, { ...searched, ...change }, false)).toBe(expected),
  );

  it('is true after zooming into clusters of the server', () => {
    expect(hasMovedOn(searched, { ...searched, zoom: 15 }, true)).toBe(true);
    expect(hasMovedOn(searched, searched, true)).toBe(false);
  });
});
