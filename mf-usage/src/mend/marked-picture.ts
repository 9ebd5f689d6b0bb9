import type { Garment } from '@dongne/contract';
import { PAPER_COLOURS } from '@dongne/ui';
import { DRAWING, GARMENT_SHAPES, outlinePath } from './garment-shapes';
import type { Mark, Side } from './mend-values';

/** Longest side of an uploaded photo; product specification §5. */
const SIDE_PX = 1_024;
const QUALITY = 0.85;
const MARK_RADIUS = 9;

const SIDES: readonly Side[] = ['front', 'back'];

const drawSide = (pen: CanvasRenderingContext2D, garment: Garment, side: Side): void => {
  const shape = GARMENT_SHAPES[garment][side];
  const outline = new Path2D(outlinePath(shape));
  pen.fillStyle = PAPER_COLOURS.cloth;
  pen.fill(outline);
  pen.strokeStyle = PAPER_COLOURS.line;
  pen.lineWidth = 2;
  pen.stroke(outline);
  pen.lineWidth = 1.2;
  for (const detail of shape.details) pen.stroke(new Path2D(detail));
};

const drawMark = (pen: CanvasRenderingContext2D, { x, y }: Mark, number: number): void => {
  const [left, top] = [x * DRAWING.width, y * DRAWING.height];
  pen.beginPath();
  pen.arc(left, top, MARK_RADIUS, 0, 2 * Math.PI);
  pen.fillStyle = PAPER_COLOURS.mark;
  pen.fill();
  pen.fillStyle = PAPER_COLOURS.paper;
  pen.font = 'bold 11px sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(number), left, top);
};

/**
 * Picture of the garment's front and back with numbered marks, which shows the shop where to mend.
 * @returns a data URL, at most 1,024 px wide.
 */
export const markedPicture = (garment: Garment, marks: readonly Mark[]): string => {
  const canvas = document.createElement('canvas');
  const scale = SIDE_PX / (DRAWING.width * SIDES.length);
  canvas.width = SIDE_PX;
  canvas.height = Math.round(DRAWING.height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.fillStyle = PAPER_COLOURS.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  SIDES.forEach((side, place) => {
    pen.setTransform(scale, 0, 0, scale, place * DRAWING.width * scale, 0);
    drawSide(pen, garment, side);
    marks.forEach((mark, index) => {
      if (mark.side === side) drawMark(pen, mark, index + 1);
    });
  });
  const webp = canvas.toDataURL('image/webp', QUALITY);
  // Safari returns a PNG when asked for WebP.
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', QUALITY);
};
