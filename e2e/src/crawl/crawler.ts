import { stripVTControlCharacters } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { controlsOf, pressControl, type Control } from './controls';
import { Watch } from './watch';

/** A press, and how to come to where it can be done: the page is opened, and `before` pressed in it. */
interface Task {
  readonly path: string;
  readonly before: readonly Control[];
  readonly control: Control;
}

/** What a crawl found wrong, with the way there. */
export interface Complaint {
  readonly path: string;
  readonly pressed: readonly string[];
  readonly what: string;
}

export interface CrawlResult {
  readonly presses: number;
  /** So many were found and not made. */
  readonly left: number;
  readonly pages: readonly string[];
  readonly complaints: readonly Complaint[];
}

/** So many presses within one page: a dialog, a step in it, its button. */
const DEEPEST = 4;

/** Rows that look alike do alike; a few of them are pressed. */
const OF_A_KIND = 2;

/** A page rests when nothing of it loads any more. */
const RESTS_WITHIN_MS = 5_000;

/** What stands behind an address, without what differs from one to the next. */
const patternOf = (path: string): string => {
  const url = new URL(path, 'http://x');
  return `${url.pathname.replace(/\d+/g, '#')}?${[...url.searchParams.keys()].sort().join('&')}`;
};

/** What plays other companies answers to the form that led there, not to an address that is opened again. */
const isNotOurs = (path: string): boolean => /^\/(sandbox|v1)\//.test(path);

/** Presses everything that can be pressed, from some pages on, as one person. */
export class Crawler {
  private readonly tasks: Task[] = [];
  private readonly unopened: string[] = [];
  private readonly known = new Set<string>();
  private readonly timesPressed = new Map<string, number>();
  private readonly pressedOn = new Map<string, number>();
  private readonly complaints: Complaint[] = [];
  private presses = 0;

  /**
   * @param baseUrl where the app stands; what leads away from it is not followed.
   * @param isStillWho logs in again where a press has logged out.
   */
  constructor(
    private readonly context: BrowserContext,
    private readonly baseUrl: string,
    private readonly isStillWho: () => Promise<void>,
  ) {}

  /** Crawls until nothing new is left, or so many presses were made. */
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
    return { presses: this.presses, left: this.tasks.length, pages: [...this.known], complaints: this.complaints };
  }

  /** From the page of which the least was pressed: few presses, too, reach every page. */
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

  /** Opens a page and presses what leads to a place in it; what goes wrong on the way is told with `act`'s own. */
  private async inNewPage(
    { path, before, control }: Pick<Task, 'path' | 'before'> & Partial<Task>,
    act: (page: Page) => Promise<void>,
  ): Promise<void> {
    await this.isStillWho();
    const page = await this.context.newPage();
    const watch = new Watch(page);
    const pressed = [...before, ...(control === undefined ? [] : [control])].map(({ name }) => name);
    const complain = (what: string) => this.complaints.push({ path, pressed, what });
    try {
      await page.goto(new URL(path, this.baseUrl).href);
      await rest(page);
      for (const earlier of before) {
        const again = (await controlsOf(page)).find(({ kind, name }) => kind === earlier.kind && name === earlier.name);
        // What was closed for good, as a popup is, is not in the way any more.
        if (again === undefined) continue;
        await pressControl(page, again);
        await rest(page);
      }
      await act(page);
      (await watch.takeComplaints()).forEach(complain);
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
    if (before.length >= DEEPEST) return;
    for (const control of await controlsOf(page)) {
      // Not as it was opened: every page of members turns visitors to the one login.
      const key = `${patternOf(page.url())} ${control.kind}`;
      const times = this.timesPressed.get(key) ?? 0;
      if (times >= OF_A_KIND) continue;
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
    .waitFor({ state: 'detached', timeout: RESTS_WITHIN_MS })
    .catch(() => undefined);
};
