import { stripVTControlCharacters } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { controlsOf, pressControl, type Control } from './controls';
import { Watch } from './watch';

/** Control to click, with the page and the clicks before it. */
interface Task {
  readonly path: string;
  readonly before: readonly Control[];
  readonly control: Control;
}

/** Error of a crawl, with its path. */
export interface CrawlError {
  readonly path: string;
  readonly pressed: readonly string[];
  readonly what: string;
}

export interface CrawlResult {
  readonly presses: number;
  /** Number of known controls that were not clicked. */
  readonly left: number;
  readonly pages: readonly string[];
  readonly errors: readonly CrawlError[];
}

/** Maximum clicks within one page: a dialog, a step in it, its button. */
const MAX_DEPTH = 4;

/** Maximum clicks per kind of control: similar rows behave alike. */
const MAX_PER_KIND = 2;

/** Time limit for a page to become idle. */
const IDLE_WITHIN_MS = 5_000;

/** Replaces ids in a path by a placeholder. */
const patternOf = (path: string): string => {
  const url = new URL(path, 'http://x');
  return `${url.pathname.replace(/\d+/g, '#')}?${[...url.searchParams.keys()].sort().join('&')}`;
};

/** Excludes fake provider pages: they respond to a form and cannot be opened by URL. */
const isNotOurs = (path: string): boolean => /^\/(sandbox|v1)\//.test(path);

/** Clicks everything that can be clicked, starting from some pages, as one persona. */
export class Crawler {
  private readonly tasks: Task[] = [];
  private readonly unopened: string[] = [];
  private readonly known = new Set<string>();
  private readonly timesPressed = new Map<string, number>();
  private readonly pressedOn = new Map<string, number>();
  private readonly errors: CrawlError[] = [];
  private presses = 0;

  /**
   * @param baseUrl origin of the app; external links are not followed.
   * @param isStillWho logs in again after a click has logged out.
   */
  constructor(
    private readonly context: BrowserContext,
    private readonly baseUrl: string,
    private readonly isStillWho: () => Promise<void>,
  ) {}

  /** Crawls until no control is left, or the maximum of clicks is reached. */
  async crawl(paths: readonly string[], most: number): Promise<CrawlResult> {
    paths.forEach((path) => this.meet(path));
    while (this.presses < most) {
      const path = this.unopened.shift();
      if (path !== undefined) {
        await this.inNewPage({ path, before: [] }, (page) => this.plan(page, path, []));
        continue;
      }
      const task = this.nextTask();
      if (task === undefined) break;
      await this.inNewPage(task, (page) => this.press(page, task));
    }
    return { presses: this.presses, left: this.tasks.length, pages: [...this.known], errors: this.errors };
  }

  /** Takes a task of the page with the fewest clicks, so that a short crawl reaches every page. */
  private nextTask(): Task | undefined {
    const timesOn = ({ path }: Task): number => this.pressedOn.get(patternOf(path)) ?? 0;
    const [first] = this.tasks;
    if (first === undefined) return undefined;
    const next = this.tasks.reduce((least, task) => (timesOn(task) < timesOn(least) ? task : least), first);
    this.tasks.splice(this.tasks.indexOf(next), 1);
    this.pressedOn.set(patternOf(next.path), timesOn(next) + 1);
    return next;
  }

  private meet(path: string): void {
    if (isNotOurs(path)) return;
    const pattern = patternOf(path);
    if (this.known.has(pattern)) return;
    this.known.add(pattern);
    this.unopened.push(path);
  }

  /** Opens a page and repeats the clicks to a control; errors on the way are reported with those of `act`. */
  private async inNewPage(
    { path, before, control }: Pick<Task, 'path' | 'before'> & Partial<Task>,
    act: (page: Page) => Promise<void>,
  ): Promise<void> {
    await this.isStillWho();
    const page = await this.context.newPage();
    const watch = new Watch(page);
    const pressed = [...before, ...(control === undefined ? [] : [control])].map(({ name }) => name);
    const complain = (what: string) => this.errors.push({ path, pressed, what });
    try {
      await page.goto(new URL(path, this.baseUrl).href);
      await rest(page);
      for (const earlier of before) {
        const again = (await controlsOf(page)).find(({ kind, name }) => kind === earlier.kind && name === earlier.name);
        // Skips controls that were dismissed permanently, such as popups.
        if (again === undefined) continue;
        await pressControl(page, again);
        await rest(page);
      }
      await act(page);
      (await watch.takeErrors()).forEach(complain);
    } catch (thrown) {
      complain(
        `${thrown instanceof Error ? stripVTControlCharacters(thrown.message).split('\n').slice(0, 12).join(' ') : String(thrown)}`,
      );
    } finally {
      await page.close();
    }
  }

  private async press(page: Page, { path, before, control }: Task): Promise<void> {
    const now = (await controlsOf(page)).find(({ kind, name }) => kind === control.kind && name === control.name);
    if (now === undefined) return;
    const was = page.url();
    this.presses += 1;
    await pressControl(page, now);
    await rest(page);
    const trail = [...before, control];
    const here = page.url();
    if (!here.startsWith(this.baseUrl)) return;
    if (here === was) return this.plan(page, path, trail);
    this.meet(here.slice(this.baseUrl.length));
  }

  private async plan(page: Page, path: string, before: readonly Control[]): Promise<void> {
    if (before.length >= MAX_DEPTH) return;
    for (const control of await controlsOf(page)) {
      // Uses the final URL: every member page redirects visitors to the one login page.
      const key = `${patternOf(page.url())} ${control.kind}`;
      const times = this.timesPressed.get(key) ?? 0;
      if (times >= MAX_PER_KIND) continue;
      this.timesPressed.set(key, times + 1);
      this.tasks.push({ path, before, control });
    }
  }
}

const rest = async (page: Page): Promise<void> => {
  const isBusy = page.locator('[aria-busy=true]');
  await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => undefined);
  await isBusy
    .first()
    .waitFor({ state: 'detached', timeout: IDLE_WITHIN_MS })
    .catch(() => undefined);
};
