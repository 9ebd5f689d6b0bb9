import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDGE_PAIRS, TEXT_PAIRS } from './contrast-pairs';
import { lineRem } from './text-sizes';
import { theme } from './theme';

const CSS = readFileSync(join(__dirname, 'colours.css'), 'utf8');

/** Custom properties of a mode: `{ '--text-primary': '#191f28' }`. */
const coloursOf = (mode: string): Record<string, string> => {
  const [, body = ''] = new RegExp(`\\[data-theme='${mode}'\\] \\{([^}]*)`).exec(CSS) ?? [];
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};
const MODES = { light: coloursOf('light'), dark: coloursOf('dark') };

const namesIn = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);

/** Resolves a role, or a colour shared by both modes, in a mode. */
const inMode = (mode: keyof typeof MODES, colour: string): string => MODES[mode][namesIn(colour)[0] ?? ''] ?? colour;

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

describe('contrast of the theme', () => {
  it('is measured as WCAG defines it', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#FFFFFF', '#2F6BFF')).toBeCloseTo(4.499, 3);
  });

  describe.each(['light', 'dark'] as const)('when it is %s', (mode) => {
    it.each(TEXT_PAIRS)('is sufficient for text: $name', ({ front, ground }) => {
      expect(contrast(inMode(mode, front), inMode(mode, ground))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(EDGE_PAIRS)('is sufficient for edges: $name', ({ front, ground }) => {
      expect(contrast(inMode(mode, front), inMode(mode, ground))).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('colours of the theme', () => {
  it('define the same roles in both modes', () => {
    const roles = namesIn(JSON.stringify([theme.color, theme.shadow]));
    const beside = ['--map-filter', '--picture-filter'];
    for (const colours of Object.values(MODES))
      expect(Object.keys(colours).sort()).toEqual([...roles, ...beside].sort());
  });

  it('have six digits wherever they are compared', () => {
    const compared = [...TEXT_PAIRS, ...EDGE_PAIRS].flatMap(({ front, ground }) => [front, ground]);
    for (const mode of ['light', 'dark'] as const)
      for (const colour of compared) expect(inMode(mode, colour)).toMatch(/^#[\da-f]{6}$/i);
  });
});

describe('text styles', () => {
  it('have six sizes', () => {
    const sizes = Object.values(theme.type).map((css) => /font-size: ([\d.]+rem)/.exec(css)?.[1]);
    expect([...new Set(sizes)]).toEqual(['1.75rem', '1.5rem', '1.25rem', '1rem', '0.9375rem', '0.8125rem']);
  });

  it.each(['title3', 'caption', 'tiny'] as const)('have lines of the height that pages reserve: %s', (name) => {
    const [, rem, lines] = /font-size: ([\d.]+)rem; line-height: ([\d.]+);/.exec(theme.type[name]) ?? [];
    expect(lineRem(name)).toBe(Number(rem) * Number(lines));
  });
});
