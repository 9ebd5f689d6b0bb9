import { clearerCentre } from './clear-view';

/** A hundredth of a degree is 100 px. */
const VIEW = {
  centre: { latitude: 37.04, longitude: 127.02 },
  zoom: 14,
  south: 37,
  west: 127,
  north: 37.08,
  east: 127.04,
};
const SIZE = { width: 400, height: 800 };
const CONTROLS = { left: 340, right: 400, top: 500, bottom: 650 };

/** A place whose pin's foot stands there, px. */
const at = (x: number, y: number) => ({ latitude: 37.08 - y / 10_000, longitude: 127 + x / 10_000 });

describe('where a map begins', () => {
  it('stays where it is while every pin can be pressed', () => {
    expect(clearerCentre(VIEW, SIZE, [at(200, 400), at(100, 600)], { controls: CONTROLS, bars: [] })).toBeUndefined();
  });

  it('is moved by as little as brings a pin out from below the buttons', () => {
    const centre = clearerCentre(VIEW, SIZE, [at(200, 400), at(355, 560)], { controls: CONTROLS, bars: [] });
    expect(centre?.latitude).toBeCloseTo(37.04);
    // The pin goes 60 px to the left: the middle of the map as far to the right.
    expect(centre?.longitude).toBeCloseTo(127.026);
  });

  it('does not push another pin off the map instead', () => {
    const centre = clearerCentre(VIEW, SIZE, [at(355, 560), at(40, 300)], { controls: CONTROLS, bars: [] });
    // Upwards both are whole.
    expect(centre?.latitude).toBeCloseTo(37.034);
    expect(centre?.longitude).toBeCloseTo(127.02);
  });

  it('stays where no small move helps', () => {
    expect(
      clearerCentre(VIEW, SIZE, [at(200, 400)], { controls: { left: 0, right: 400, top: 0, bottom: 800 }, bars: [] }),
    ).toBeUndefined();
  });
});
