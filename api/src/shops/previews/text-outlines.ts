import { createRequire } from 'node:module';
import { openSync, type Font, type Glyph } from 'fontkit';

const require = createRequire(import.meta.url);

const FILES = {
  bold: require.resolve('pretendard/dist/public/static/Pretendard-Bold.otf'),
  medium: require.resolve('pretendard/dist/public/static/Pretendard-Medium.otf'),
} as const;
type Weight = keyof typeof FILES;

/** Position and style of a line of text, in pixels. */
export interface Line {
  readonly text: string;
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly fill: string;
  /** Maximum width: longer text is shrunk to at most half its size, then truncated. */
  readonly width: number;
  readonly isCentred?: boolean;
}

/** Maximum number of characters of a line. */
const MOST_LETTERS = 40;
const SMALLEST = 0.5;

/**
 * Converts text to outlines, because the rasteriser has no Korean font. The fonts are from the npm package and loaded
 * on first use.
 */
export const lettering = () => {
  const fonts = new Map<Weight, Font>();
  const fontOf = (weight: Weight): Font => {
    const known = fonts.get(weight);
    if (known !== undefined) return known;
    const opened = openSync(FILES[weight]);
    if (!('layout' in opened)) throw new Error(`${FILES[weight]} is no single font`);
    fonts.set(weight, opened);
    return opened;
  };

  /** Maps characters to glyphs without shaping, which Korean does not need and which costs more than rasterising. */
  const glyphsOf = (font: Font, text: string): Glyph[] => font.glyphsForString(text);

  const widthOf = (glyphs: readonly Glyph[]): number => glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);

  const shortened = (font: Font, glyphs: readonly Glyph[], most: number): readonly Glyph[] => {
    const end = glyphsOf(font, '…');
    let shown = glyphs;
    while (shown.length > 0 && widthOf([...shown, ...end]) > most) shown = shown.slice(0, -1);
    return [...shown, ...end];
  };

  return ({ text, x, y, size, weight, fill, width, isCentred = false }: Line): string => {
    const font = fontOf(weight);
    // Drops characters missing from the font, which would be boxes.
    const known = [...text.normalize('NFC')].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const whole = glyphsOf(font, known.slice(0, MOST_LETTERS).join('').trim());
    const wanted = (widthOf(whole) * size) / font.unitsPerEm;
    const scale = (size * Math.max(SMALLEST, Math.min(1, width / Math.max(wanted, 1)))) / font.unitsPerEm;
    const most = width / scale;
    // Tolerates a rounding error of one pixel after shrinking.
    const glyphs = widthOf(whole) <= most + 1 ? whole : shortened(font, whole, most);
    let at = isCentred ? -widthOf(glyphs) / 2 : 0;
    const outlines = glyphs.map(({ path, advanceWidth }) => {
      const place = at;
      at += advanceWidth;
      return `<path transform="translate(${place} 0)" d="${path.toSVG()}"/>`;
    });
    return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
  };
};

export type Write = ReturnType<typeof lettering>;

/** Text element written by `drawShop` for browsers, which have fonts. */
const TEXT = /<text x="([\d.-]+)" y="([\d.-]+)" fill="([^"]+)" font-size="([\d.]+)"[^>]*>([^<]*)<\/text>/g;

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Converts the texts of one of our SVGs to outlines. */
export const outlineTexts = (svg: string, write: Write): string =>
  svg.replace(TEXT, (_whole, x: string, y: string, fill: string, size: string, text: string) =>
    write({
      text: text.replace(/&(lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? ''),
      x: Number(x),
      y: Number(y),
      size: Number(size),
      weight: 'bold',
      fill,
      width: Number(size) * [...text].length,
      isCentred: true,
    }),
  );
