import { forBrowser } from '../hosts/browser-registry';
import { isRenderedPage, type RenderedPage } from '../hosts/first-view/rendered-page';
import { startRenderProcess, type Bundles, type Outcome } from '../hosts/first-view/render-process';
import type { Registry } from '../registry/registry';
import { cookiesOf, MEMBER } from './member-cookies';
import type { OpenedPage } from './route-addresses';
import { PAGE_LIMIT_MS, withinLimit } from './within-limit';

/** Limit of clock time on a busy machine. */
const MAX_CLOCK_MS = 60_000;

/** Page after its server rendering. */
interface ServerPage {
  readonly page: OpenedPage;
  /** `undefined` where the browser renders the page. */
  readonly rendered: RenderedPage | undefined;
  /** End of a sentence about what went wrong. */
  readonly fault: string | undefined;
}

const faultOf = (outcome: Outcome): string | undefined => {
  switch (outcome.end) {
    case 'threw':
      return `threw on the server: ${outcome.error}`;
    case 'late':
      return `was not rendered on the server within ${PAGE_LIMIT_MS / 1_000} s`;
    case 'dead':
      return 'ended the process that rendered it on the server';
    case 'rendered':
    case 'unanswered':
      return undefined;
  }
};

const renderedOf = (outcome: Outcome, { isMember }: OpenedPage): RenderedPage | undefined => {
  if (outcome.end !== 'rendered' || !isRenderedPage(outcome.page)) return undefined;
  const { page } = outcome;
  return isMember && page.view !== undefined ? { ...page, view: { ...page.view, userId: MEMBER.userId } } : page;
};

/** Input of the server bundle: the token stays outside, as on the host. */
const inputOf = (page: OpenedPage, origin: string) => ({
  pathname: page.pathname,
  search: page.search,
  cookies: cookiesOf(page)
    .map((cookie) => cookie.replace(/^((?:access|refresh)Token)=.*/, '$1=held'))
    .join('; '),
  userAgent: '',
  origin,
  now: Date.now(),
});

/**
 * Renders pages on the server, one after another and each when it is asked for, in a process of their own as on the
 * host. Ends the process after the last page, or when the caller returns early.
 *
 * @param origin of the pages and the API.
 * @throws a sentence when the bundles cannot be evaluated.
 */
export const renderPages = async function* (
  bundles: Bundles,
  registry: Registry,
  origin: string,
  pages: readonly OpenedPage[],
): AsyncGenerator<ServerPage, void> {
  const sent = JSON.stringify(forBrowser(registry));
  let lastEnd = 'cannot be evaluated in time';
  const start = () =>
    startRenderProcess(
      bundles,
      sent,
      ({ why }) => {
        lastEnd = why;
      },
      MAX_CLOCK_MS,
    );
  let running = start();
  const isReady = async (): Promise<boolean> => (await withinLimit(running.pid, running.ready))?.value === true;
  const render = async (page: OpenedPage): Promise<Outcome> => {
    if (running.isDead) running = start();
    if (!(await isReady())) return { end: 'dead' };
    const reader = { caller: {}, accessToken: 'check', apiOrigin: origin };
    const job = { page: inputOf(page, origin), registry: sent, reader };
    const outcome = await withinLimit(running.pid, running.render(job, MAX_CLOCK_MS));
    if (outcome === undefined) running.end();
    return outcome?.value ?? { end: 'late' };
  };
  try {
    if (!(await isReady())) throw new Error(`${(bundles.remote ?? bundles.shell).name} ${lastEnd}`);
    for (const page of pages) {
      const first = await render(page);
      // A busy machine may have kept the process from its heartbeats.
      const outcome = first.end === 'dead' ? await render(page) : first;
      yield { page, rendered: renderedOf(outcome, page), fault: faultOf(outcome) };
    }
  } finally {
    running.end();
  }
};
