import type { Page } from '@playwright/test';
import { fontHasLoaded } from './after-first-view';
import type { PageCosts } from './page-budgets';
import { PageTraffic, type PageRequest } from './page-traffic';

/** Function that replays queued clicks: the app calls it after hydration (`shell/src/replay-clicks.ts`). */
const REPLAY = '__replayPresses';
const TRIES = 5;

/** Records which files had loaded at hydration. */
const noteHydration = (page: Page): Promise<unknown> =>
  page.addInitScript((name) => {
    let replay = (): void => undefined;
    Object.defineProperty(window, name, {
      configurable: true,
      set: (given) => (replay = given),
      get: () => () => {
        Reflect.set(
          window,
          'cameBefore',
          performance.getEntriesByType('resource').map((entry) => entry.name),
        );
        replay();
      },
    });
  }, REPLAY);

interface HydrationState {
  readonly cameBefore: readonly string[];
  /** Query keys in the hydration state. */
  readonly renderedFrom: readonly (readonly unknown[])[];
}

/** @returns `undefined` for a page that is not server-rendered. */
const readHydrationState = (page: Page): Promise<HydrationState | undefined> =>
  page.evaluate(() => {
    const text = document.getElementById('drawn')?.textContent;
    if (text === undefined || text === null) return undefined;
    const state: { queries: [key: unknown[]][] } = JSON.parse(text);
    const cameBefore: string[] = Reflect.get(window, 'cameBefore');
    return { cameBefore, renderedFrom: state.queries.map(([key]) => key) };
  });

const isRead = ({ method, url, kind }: PageRequest): boolean =>
  method === 'GET' && kind !== 'Image' && new URL(url).pathname.startsWith('/v1/app/');

const sumKb = (requests: readonly PageRequest[]): number => requests.reduce((sum, { bytes }) => sum + bytes / 1_000, 0);

/** Query key prefix of a URL: `/v1/app/nonMember/laundry/detail/1` → `laundry/detail/1`. */
const keyOfRead = ({ url }: PageRequest): string => new URL(url).pathname.replace(/^\/v1\/app\/(nonMember\/)?/, '');

/** Joins the static parts of a key, without its parameters. */
const wordsOf = (key: readonly unknown[]): string => {
  const end = key.findIndex((part) => typeof part === 'object');
  return key.slice(0, end === -1 ? key.length : end).join('/');
};

const isRegistry = ({ url }: PageRequest): boolean => /\/shell\/registry\.\w+\.json$/.test(url);

/** Files of the shell's HTTP client: they load around the hydration, before or after. */
const filesOfCalls = async (page: Page): Promise<readonly string[]> => {
  const registry: {
    readonly microFrontends: {
      readonly shell: readonly {
        readonly extras: { readonly shareFiles: Readonly<Record<string, readonly string[]>> };
      }[];
    };
  } = await (await page.request.get('/registry.json')).json();
  return registry.microFrontends.shell.flatMap(({ extras }) => extras.shareFiles['http'] ?? []);
};

const costsOf = (
  requests: readonly PageRequest[],
  html: string,
  says: HydrationState,
  ofCalls: readonly string[],
): PageCosts => {
  const shown = html.replace(/<script\b[^]*?<\/script>|<meta\b[^>]*>/g, '');
  const isShown = ({ url, kind }: PageRequest): boolean => kind !== 'Script' && shown.includes(new URL(url).pathname);
  const isOfCalls = ({ url }: PageRequest): boolean => ofCalls.some((file) => url.endsWith(`/${file}`));
  const isNeeded = (request: PageRequest): boolean =>
    request.hop <= 2 || (says.cameBefore.includes(request.url) && !isOfCalls(request));
  const needed = requests.filter(isNeeded);
  const reads = requests.filter(isRead).map(keyOfRead);
  const renderedFrom = says.renderedFrom.map(wordsOf);
  return {
    htmlKb: sumKb(requests.filter(({ kind }) => kind === 'Document')),
    scriptKb: sumKb(needed.filter((request) => request.kind === 'Script' || isRegistry(request))),
    seen: requests.filter((request) => request.kind === 'Document' || isShown(request)).length,
    hops: Math.max(...needed.map(({ hop }) => hop)),
    reads: reads.length,
    readAgain: reads.filter((read) => renderedFrom.includes(read)).length,
    twice: requests.length - new Set(requests.map(({ method, url }) => `${method} ${url}`)).size,
  };
};

/**
 * Opens a server-rendered page and measures its costs until everything has loaded.
 *
 * @throws when the server never renders it.
 */
export const renderedPageCosts = async (page: Page, path: string): Promise<PageCosts> => {
  await noteHydration(page);
  const session = await page.context().newCDPSession(page);
  for (let tried = 0; tried < TRIES; tried += 1) {
    await session.send('Network.clearBrowserCache');
    // Ends what the page of the last try still prefetches.
    await page.goto('about:blank');
    const traffic = await PageTraffic.of(page);
    // Adds a unique query, so that no cached page is served.
    const answer = await page.goto(`${path}?visit=${Date.now()}`);
    await fontHasLoaded(page);
    await traffic.rests();
    const says = await readHydrationState(page);
    if (says !== undefined)
      return costsOf(traffic.requests, (await answer?.text()) ?? '', says, await filesOfCalls(page));
  }
  throw new Error(`${path} is not rendered by the server.`);
};
