import type { BrowserContext, Page } from '@playwright/test';

/** Result of an opening for the customer. */
export type Outcome =
  'the page' | 'the message' | 'the server-rendered page' | 'a placeholder' | 'nothing' | 'a blocked page';

const PROBE_EVERY_MS = 100;
/** Time for an answer of the page's thread. */
const THREAD_WITHIN_MS = 3_000;
/** Longer than any deadline of the shell. */
const SETTLED_WITHIN_MS = 15_000;
/** Time that a customer waits on a page that reacts to nothing. */
const PATIENCE_MS = 6_000;

/** Reads the page as a customer does. Runs in the page. */
const look = (): Exclude<Outcome, 'a blocked page'> => {
  const main = document.querySelector('main');
  const text = main?.textContent ?? '';
  if (main === null || text === '') return 'nothing';
  if (text.includes('못했어요')) return 'the message';
  if (text.includes('불러오는 중')) return 'a placeholder';
  const element = [...main.querySelectorAll('*')].find((each) => each.children.length === 0 && each.textContent !== '');
  // Set by React once an element is its own.
  return Object.keys(element ?? main).some((key) => key.startsWith('__reactFiber'))
    ? 'the page'
    : 'the server-rendered page';
};

const lookAt = async (page: Page): Promise<Outcome> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'a blocked page'>((resolve) => {
    timer = setTimeout(() => resolve('a blocked page'), THREAD_WITHIN_MS);
  });
  // A page that is being replaced has nothing to look at.
  const seen = await Promise.race([page.evaluate(look).catch(() => 'nothing' as const), late]);
  clearTimeout(timer);
  return seen;
};

/** Outcome, and the time until it stood. */
export interface Seen {
  readonly outcome: Outcome;
  readonly afterMs: number;
}

const FINAL: readonly Outcome[] = ['the page', 'the message', 'a blocked page'];

/** Looks until the page or the message stands. */
const untilSettled = async (page: Page, since = performance.now()): Promise<Seen> => {
  let last: Seen = { outcome: 'nothing', afterMs: 0 };
  for (;;) {
    const outcome = await lookAt(page);
    const passedMs = performance.now() - since;
    if (outcome !== last.outcome) last = { outcome, afterMs: passedMs };
    if (FINAL.includes(outcome) || passedMs > SETTLED_WITHIN_MS) return last;
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
  }
};

/** Opens a page as a customer does, who closes one that reacts to nothing and opens the app again. */
export const openPage = async (
  context: BrowserContext,
  path: string,
): Promise<Seen & { readonly page: Page; readonly reopened: number }> => {
  for (let reopened = 0; ; reopened += 1) {
    const page = await context.newPage();
    const since = performance.now();
    await page.goto(path, { waitUntil: 'commit' });
    const seen = await untilSettled(page, since);
    if (seen.outcome !== 'a blocked page' || reopened === 2) return { ...seen, page, reopened };
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await page.close();
  }
};

/**
 * Opens another page of the app in the same tab: without a reload, unless links still work by themselves because the app
 * has not hydrated.
 */
export const goTo = async (page: Page, path: string, { outcome }: Seen): Promise<Seen> => {
  if (outcome === 'the server-rendered page') {
    await page.goto(path, { waitUntil: 'commit' });
    return untilSettled(page);
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForURL((url) => url.pathname === path);
  return untilSettled(page);
};
