import { browserScript, scriptCall } from './browser-script';

/** Script that the opened page will load. */
export interface Hint {
  readonly href: string;
  /** Must match the script element, or the browser loads the file twice. */
  readonly integrity: string | undefined;
  readonly isForeign: boolean;
}

const SOURCE = browserScript('start-after-paint.js');

/**
 * Returns the script that starts the app of a server-rendered page.
 *
 * @param registry URL of the registry.
 * @param scripts the shell's scripts, in execution order.
 * @param hints preload hints of the opened page.
 */
export const startAfterPaint = (registry: string, scripts: readonly string[], hints: readonly Hint[]): string => {
  const links = hints.map(({ href, integrity, isForeign }) => ({
    ...(isForeign && { crossOrigin: 'anonymous' }),
    ...(integrity !== undefined && { integrity }),
    href,
  }));
  // Preloads the last script first: it is the largest, and images take most of the connections.
  const inTurn = [...scripts].reverse().map((href) => ({ href }));
  const data = { as: 'fetch', crossOrigin: 'anonymous', href: registry };
  return scriptCall(SOURCE, { scripts, hints: [...inTurn, data, ...links] });
};
