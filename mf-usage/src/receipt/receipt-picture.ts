import { inTime } from '@dongne/pages';
import { PAPER_COLOURS } from '@dongne/ui';
import type { PictureRow } from './receipt-rows';

/** Logical pixels; the canvas has twice the resolution. */
const WIDTH = 360;
const MARGIN = 24;
const SCALE = 2;
/** Space between the left and the right text of a line. */
const GAP = 16;

/** Timeout of the web font, after which device fonts are used. */
const FONT_LIMIT_MS = 3_000;

interface Style {
  readonly size: number;
  readonly weight: number;
  readonly color: string;
  /** Line height. */
  readonly line: number;
}

const { strong, text } = PAPER_COLOURS;
const STYLE: Record<Exclude<PictureRow['kind'], 'rule'>, Style> = {
  title: { size: 20, weight: 700, color: strong, line: 36 },
  heading: { size: 15, weight: 600, color: strong, line: 28 },
  pair: { size: 14, weight: 400, color: text, line: 24 },
  sum: { size: 17, weight: 700, color: strong, line: 32 },
  text: { size: 13, weight: 400, color: text, line: 22 },
};
const RULE_HEIGHT = 25;

/** Wraps a text by width; Korean may break after any letter. */
const wrap = (context: CanvasRenderingContext2D, text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const letter of text) {
    if (line !== '' && context.measureText(line + letter).width > width) {
      lines.push(line.trimEnd());
      line = letter.trimStart();
    } else line += letter;
  }
  return [...lines, line];
};

/** Paints the rows, or only measures them. @returns their total height. */
const layOut = (
  context: CanvasRenderingContext2D,
  rows: readonly PictureRow[],
  { family, isDrawn }: { readonly family: string; readonly isDrawn: boolean },
): number => {
  const write = (text: string, x: number, y: number) => isDrawn && context.fillText(text, x, y);
  let top = MARGIN;
  for (const row of rows) {
    if (row.kind === 'rule') {
      context.fillStyle = PAPER_COLOURS.rule;
      if (isDrawn) context.fillRect(MARGIN, top + RULE_HEIGHT / 2, WIDTH - 2 * MARGIN, 1);
      top += RULE_HEIGHT;
      continue;
    }
    const { size, weight, color, line } = STYLE[row.kind];
    context.font = `${weight} ${size}px ${family}`;
    context.fillStyle = color;
    const all = WIDTH - 2 * MARGIN;
    const rights = 'right' in row ? wrap(context, row.right, all / 2) : [];
    const rightWidth = Math.max(0, ...rights.map((text) => context.measureText(text).width));
    const left = 'left' in row ? row.left : row.text;
    const lefts = wrap(context, left, rights.length === 0 ? all : all - rightWidth - GAP);
    for (const [place, text] of lefts.entries()) write(text, MARGIN, top + place * line + size);
    for (const [place, text] of rights.entries())
      write(text, WIDTH - MARGIN - context.measureText(text).width, top + place * line + size);
    top += Math.max(lefts.length, rights.length) * line;
  }
  return top + MARGIN;
};

/**
 * Receipt as a PNG in the page's font.
 * @throws when this browser has no canvas, or none of that size.
 */
export const drawReceipt = async (rows: readonly PictureRow[]): Promise<Blob> => {
  const family = getComputedStyle(document.body).fontFamily;
  const text = JSON.stringify(rows);
  // Loads the subsets of the font for this text before painting; a missing font falls back.
  const fonts = [400, 600, 700].map((weight) => document.fonts.load(`${weight} 16px ${family}`, text));
  await inTime(Promise.allSettled(fonts), FONT_LIMIT_MS).catch(() => undefined);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  const height = layOut(context, rows, { family, isDrawn: false });
  canvas.width = WIDTH * SCALE;
  canvas.height = Math.ceil(height * SCALE);
  context.scale(SCALE, SCALE);
  context.fillStyle = PAPER_COLOURS.paper;
  context.fillRect(0, 0, WIDTH, height);
  layOut(context, rows, { family, isDrawn: true });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (picture) => (picture === null ? reject(new Error('no picture came out')) : resolve(picture)),
      'image/png',
    ),
  );
};
