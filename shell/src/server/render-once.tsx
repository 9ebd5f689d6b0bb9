import type { ReactElement } from 'react';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** A tree as HTML with the rules that it needs. */
export interface RenderedTree {
  readonly html: string;
  /** Style elements. */
  readonly styles: string;
}

const textOf = (stream: { pipe: (to: Writable) => unknown }): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write: (part: Buffer, _encoding, done) => {
        parts.push(Buffer.from(part));
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(parts).toString('utf8'));
        done();
      },
    });
    sink.on('error', reject);
    stream.pipe(sink);
  });

/** The rules of one component up to the line that says their names to the browser, as styled-components writes them. */
const OF_COMPONENT = /[^]*?data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n/gy;

/** Ids of global rules and keyframes, which stay. */
const EVERYWHERE = /^sc-(?:global|keyframes)/;

/** Without the rules of what was drawn and is not there: the fallback of a page whose file came in time. */
const neededRules = (styles: string, html: string): string =>
  styles.replace(
    /(<style[^>]*>)([^]*?)(?=<\/style>)/g,
    (_, opening: string, rules: string) =>
      opening +
      rules.replace(OF_COMPONENT, (ofOne, id: string, names: string) =>
        EVERYWHERE.test(id) || names.split(',').some((name) => name !== '' && html.includes(name)) ? ofOne : '',
      ),
  );

/**
 * Draws a tree to its end, lazy pages included. In one piece: with React's own size of pieces, large pages would come hidden and be
 * moved into place by scripts.
 *
 * @param onError hears what was thrown below a Suspense boundary: that place is left to the browser.
 * @throws what was thrown outside of all of them.
 */
export const renderOnce = async (tree: ReactElement, onError: (error: unknown) => void): Promise<RenderedTree> => {
  const sheet = new ServerStyleSheet();
  try {
    const html = await new Promise<string>((resolve, reject) => {
      const stream = renderToPipeableStream(sheet.collectStyles(tree), {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => void textOf(stream).then(resolve, reject),
        onShellError: reject,
        onError,
      });
    });
    return { html, styles: neededRules(sheet.getStyleTags(), html) };
  } finally {
    sheet.seal();
  }
};
