import type { Page } from '@playwright/test';
import { fontHasCome } from './after-first-view';
import type { PageCosts } from './page-budgets';
import { PageTraffic, type PageRequest } from './page-traffic';

/** Where a drawn page keeps what was pressed: the app takes it once it answers (`shell/src/replay-clicks.ts`). */
const REPLAY = '__replayPresses';
const TRIES = 5;

/** Notes which files had come when the app took over, before the page's own scripts run. */
const noteTakeOver = (page: Page): Promise<unknown> =>
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

interface WhatPageSays {
  readonly cameBefore: readonly string[];
  /** Key of each answer that the server has drawn from. */
  readonly drawnFrom: readonly (readonly unknown[])[];
}

/** @returns `undefined` for a page that the server has left to the browser. */
const whatPageSays = (page: Page): Promise<WhatPageSays | undefined> =>
  page.evaluate(() => {
    const text = document.getElementById('drawn')?.textContent;
    if (text === undefined || text === null) return undefined;
    const drawn: { queries: [key: unknown[]][] } = JSON.parse(text);
    const cameBefore: string[] = Reflect.get(window, 'cameBefore');
    return { cameBefore, drawnFrom: drawn.queries.map(([key]) => key) };
  });

const isRead = ({ method, url, kind }: PageRequest): boolean =>
  method === 'GET' && kind !== 'Image' && new URL(url).pathname.startsWith('/v1/app/');

const sumKb = (requests: readonly PageRequest[]): number => requests.reduce((sum, { bytes }) => sum + bytes / 1_000, 0);

/** `/v1/app/nonMember/laundry/detail/1` as a key begins that is read by it: `laundry/detail/1`. */
const keyOfRead = ({ url }: PageRequest): string => new URL(url).pathname.replace(/^\/v1\/app\/(nonMember\/)?/, '');

/** The words that a key begins with; what follows are its parameters. */
const wordsOf = (key: readonly unknown[]): string => {
  const end = key.findIndex((part) => typeof part === 'object');
  return key.slice(0, end === -1 ? key.length : end).join('/');
};

const isRegistry = ({ url }: PageRequest): boolean => /\/shell\/registry\.\w+\.json$/.test(url);

/** Files of the shell that calls are made with: they come while the page is taken over, and may be there before or after that. */
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
  says: WhatPageSays,
  ofCalls: readonly string[],
): PageCosts => {
  const shown = html.replace(/<script\b[^]*?<\/script>|<meta\b[^>]*>/g, '');
  const isShown = ({ url, kind }: PageRequest): boolean => kind !== 'Script' && shown.includes(new URL(url).pathname);
  const isOfCalls = ({ url }: PageRequest): boolean => ofCalls.some((file) => url.endsWith(`/${file}`));
  const isNeeded = (request: PageRequest): boolean =>
    request.hop <= 2 || (says.cameBefore.includes(request.url) && !isOfCalls(request));
  const needed = requests.filter(isNeeded);
  const reads = requests.filter(isRead).map(keyOfRead);
  const drawnFrom = says.drawnFrom.map(wordsOf);
  return {
    htmlKb: sumKb(requests.filter(({ kind }) => kind === 'Document')),
    scriptKb: sumKb(needed.filter((request) => request.kind === 'Script' || isRegistry(request))),
    seen: requests.filter((request) => request.kind === 'Document' || isShown(request)).length,
    hops: Math.max(...needed.map(({ hop }) => hop)),
    reads: reads.length,
    readAgain: reads.filter((read) => drawnFrom.includes(read)).length,
    twice: requests.length - new Set(requests.map(({ method, url }) => `${method} ${url}`)).size,
  };
};

/**
 * Opens a page that the server draws and counts what it costs, until everything has come that comes by itself.
 *
 * @throws when the server does not draw it, however often it is asked.
 */
export const drawnPageCosts = async (page: Page, path: string): Promise<PageCosts> => {
  await noteTakeOver(page);
  const session = await page.context().newCDPSession(page);
  for (let tried = 0; tried < TRIES; tried += 1) {
    await session.send('Network.clearBrowserCache');
    const traffic = await PageTraffic.of(page);
    // Nobody has asked for this address before: what is kept for a moment would be read again.
    const answer = await page.goto(`${path}?visit=${Date.now()}`);
    await fontHasCome(page);
    await traffic.rests();
    const says = await whatPageSays(page);
    if (says !== undefined)
      return costsOf(traffic.requests, (await answer?.text()) ?? '', says, await filesOfCalls(page));
  }
  throw new Error(`${path} is not drawn by the server.`);
};
