/** A page as the shell's server bundle gives it (`shell/src/server/draw-page.tsx`). */
export interface DrawnPage {
  readonly html: string;
  /** Style elements. */
  readonly styles: string;
  readonly title: string;
  /** What the browser needs to take the page over. */
  readonly view: Readonly<Record<string, unknown>>;
  /** What was thrown in parts that are left to the browser. */
  readonly errors: readonly string[];
}

/** Larger ones are no pages of ours. */
const MOST_LETTERS = 2_000_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether what a bundle gave is a page. */
export const isDrawnPage = (value: unknown): value is DrawnPage =>
  isRecord(value) &&
  typeof value['html'] === 'string' &&
  value['html'].length < MOST_LETTERS &&
  typeof value['styles'] === 'string' &&
  typeof value['title'] === 'string' &&
  isRecord(value['view']) &&
  Array.isArray(value['errors']);
