export interface LineDrawingProps {
  /** Path on a canvas of 24 × 24. */
  readonly path: string;
  /** Width and height in px. */
  readonly size: number;
}

/** Line drawing in the colour of the surrounding text. Decorative: its name is beside it. */
export const LineDrawing = ({ path, size }: LineDrawingProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);
