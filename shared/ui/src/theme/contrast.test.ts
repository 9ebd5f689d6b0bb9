import { EDGE_PAIRS, TEXT_PAIRS } from './contrast-pairs';

/** Relative luminance of a `#RRGGBB` colour; WCAG 2.2. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe('the contrast of the theme', () => {
  it('is measured as WCAG defines it', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#FFFFFF', '#2F6BFF')).toBeCloseTo(4.499, 3);
  });

  it.each(TEXT_PAIRS)('lets everybody read $name', ({ front, ground }) => {
    expect(contrast(front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('lets everybody see $name', ({ front, ground }) => {
    expect(contrast(front, ground)).toBeGreaterThanOrEqual(3);
  });
});
