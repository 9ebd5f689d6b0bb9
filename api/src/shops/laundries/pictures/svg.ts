/** Attributes of an SVG element. */
type Attributes = Readonly<Record<string, string | number>>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Number rounded for a small SVG. */
const short = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : escaped(value);

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${short(value)}"`)
    .join('');

/** SVG element; `inside` is markup already. */
const element = (name: string, attributes: Attributes, inside = ''): string =>
  inside === '' ? `<${name}${attributesOf(attributes)}/>` : `<${name}${attributesOf(attributes)}>${inside}</${name}>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  element('rect', { x, y, width, height, fill, ...(rx > 0 && { rx }) });

export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  element('circle', { cx, cy, r, fill });

export const path = (d: string, fill: string): string => element('path', { d, fill });

/** Rectangle as x, y, width and height. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** Rectangles of one colour as one element: a browser lays out every element before it paints. */
export const boxes = (all: readonly Box[], fill: string): string =>
  path(
    all
      .map(([x, y, width, height]) => `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`)
      .join(''),
    fill,
  );

/** Lines with round ends, which `picture` sets for all. */
export const stroke = (d: string, colour: string, width: number): string =>
  element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width });

/** Group of parts with a transform. */
export const group = (transform: string, ...parts: readonly string[]): string =>
  element('g', { transform }, parts.join(''));

/** Centred text, condensed if it is too long. */
export const label = (text: string, x: number, y: number, width: number, size: number, fill: string): string => {
  const letters = [...text].length;
  const fitting = Math.min(size, width / Math.max(letters, 1));
  return element(
    'text',
    {
      x,
      y: y + fitting * 0.36,
      fill,
      'font-size': fitting,
    },
    escaped(text),
  );
};

/** Whole picture, with what all its lines and letters share. */
export const picture = (viewBox: string, inside: string): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'font-weight': 700,
      'text-anchor': 'middle',
      'font-family': "'Apple SD Gothic Neo','Noto Sans KR','Malgun Gothic',sans-serif",
    },
    inside,
  );
