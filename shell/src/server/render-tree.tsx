import type { ReactElement } from 'react';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** HTML and its style rules. */
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

/** Rules of one component up to the line that lists its class names, as styled-components writes them. */
const OF_COMPONENT = /[^]*?data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n/gy;

/** Ids of global rules and keyframes, which are always included. */
const EVERYWHERE = /^sc-(?:global|keyframes)/;

/** Removes rules of components that are not in the HTML: fallbacks that were replaced in time. */
const neededRules = (styles: string, html: string): string =>
  styles.replace(
    /(<style[^>]*>)([^]*?)(?=<\/style>)/g,
    (_, opening: string, rules: string) =>
      opening +
      rules.replace(OF_COMPONENT, (ofOne, id: string, names: string) =>
        EVERYWHERE.test(id) || names.split(',').some((name) => name !== '' && html.includes(name)) ? ofOne : '',
      ),
  );

/** Render that has ended. Its HTML is written when it is asked for: most pages are rendered again instead. */
export interface Render {
  readonly write: () => Promise<RenderedTree>;
}

/**
 * Renders the same tree several times.
 *
 * Each is rendered to its end, lazy pages included, and written in one chunk: with React's default chunk size, large
 * pages would arrive hidden and be moved into place by scripts. All use one style sheet, which compiles a rule once; a
 * global style that depends on props would be written once for each.
 *
 * @param tree needs its style sheet from here.
 */
export const treeRenderer = (tree: ReactElement) => {
  const sheet = new ServerStyleSheet();
  const styled = sheet.collectStyles(tree);
  return {
    /**
     * @param onError called with errors below a Suspense boundary: that part is left to the browser.
     * @throws errors outside of all boundaries.
     */
    render: (onError: (error: unknown) => void): Promise<Render> =>
      new Promise((resolve, reject) => {
        const stream = renderToPipeableStream(styled, {
          progressiveChunkSize: Number.MAX_SAFE_INTEGER,
          onAllReady: () =>
            resolve({
              write: async () => {
                const html = await textOf(stream);
                return { html, styles: neededRules(sheet.getStyleTags(), html) };
              },
            }),
          onShellError: reject,
          onError,
        });
      }),
    end: (): void => sheet.seal(),
  };
};
