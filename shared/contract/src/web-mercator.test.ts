import { fromWorld, toWorld, worldPx } from './web-mercator';

describe('Web Mercator', () => {
  it('has the equator and the prime meridian in the middle of a square world', () => {
    const { x, y } = toWorld({ latitude: 0, longitude: 0 });
    expect([x, y].map((part) => part.toFixed(9))).toEqual(['0.500000000', '0.500000000']);
    expect(toWorld({ latitude: 85.0511287798066, longitude: -180 }).y).toBeCloseTo(0, 9);
  });

  it('doubles the world with each zoom', () => {
    expect([0, 1, 14].map(worldPx)).toEqual([256, 512, 4_194_304]);
  });

  it.each([
    [37.52268, 126.90196],
    [33.11, 126.27],
    [38.61, 128.35],
  ])('finds %d, %d again from its point', (latitude, longitude) => {
    const found = fromWorld(toWorld({ latitude, longitude }));
    expect(found.latitude).toBeCloseTo(latitude, 9);
    expect(found.longitude).toBeCloseTo(longitude, 9);
  });
});
