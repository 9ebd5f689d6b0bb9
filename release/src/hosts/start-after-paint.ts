import { browserScript, calledWith } from './browser-script';

/** A script that the opened page will need. */
export interface Hint {
  readonly href: string;
  /** The same two that the script itself is asked for with, or the browser fetches it twice. */
  readonly integrity: string | undefined;
  readonly isForeign: boolean;
}

const SOURCE = browserScript('start-after-paint.js');

/**
 * The script that starts the app of a page whose first view is in its HTML.
 *
 * @param registry where the registry lies.
 * @param scripts the shell's own, in the order in which they run.
 * @param hints what the opened page takes beside them.
 */
export const startAfterPaint = (registry: string, scripts: readonly string[], hints: readonly Hint[]): string => {
  const links = hints.map(({ href, integrity, isForeign }) => ({
    ...(isForeign && { crossOrigin: 'anonymous' }),
    ...(integrity !== undefined && { integrity }),
    href,
  }));
  // What runs first is the smallest. Of the connections that the pictures leave, the large ones take those that there are.
  const inTurn = [...scripts].reverse().map((href) => ({ href }));
  const data = { as: 'fetch', crossOrigin: 'anonymous', href: registry };
  return calledWith(SOURCE, { scripts, hints: [...inTurn, data, ...links] });
};
