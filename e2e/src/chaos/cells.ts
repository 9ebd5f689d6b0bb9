import type { Browser, BrowserContext } from '@playwright/test';
import type { Operator } from '../system/operator';
import { publishFaulty } from '../system/faulty-version';
import { VERSION_FAULTS, type Fault, type Place } from './faults';
import { SYSTEM_FAULTS } from './system-faults';
import { goTo, openPage, type Outcome, type Seen } from './outcomes';

/** Result of one fault in one remote. */
export interface Cell extends Seen {
  readonly what: string;
  readonly place: Place;
  /** Whether the version before was loaded. */
  readonly isPrevious: boolean;
  /** How often the customer had to open the app again. */
  readonly reopened: number;
  /** Next page, of another squad, in the same tab. */
  readonly next: Seen;
  /** Home after it. */
  readonly home: Seen;
}

const ofVersions: readonly Fault[] = VERSION_FAULTS.map(({ what, pageScript, ...fault }) => ({
  what,
  play: ({ system }, { name, path }) =>
    publishFaulty(system.dataDir, name, {
      ...fault,
      ...(pageScript === undefined ? {} : { pageScript: { path, is: pageScript } }),
    }),
}));

/** All faults: of versions, then of hosts and the store. */
export const FAULTS: readonly Fault[] = [...ofVersions, ...SYSTEM_FAULTS];

/** Counts the container scripts of a remote that a browser asks for, without repeated attempts. */
const containersOf = (context: BrowserContext, name: string): Set<string> => {
  const paths = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes(`/${name}/`) && pathname.includes('remoteEntry')) paths.add(pathname);
  });
  return paths;
};

/** Plays a fault and opens the pages of a remote, of another squad, and Home, in a browser of its own. */
export const playCell = async (browser: Browser, operator: Operator, place: Place, fault: Fault): Promise<Cell> => {
  const repair = await fault.play(operator, place);
  const context = await browser.newContext({ baseURL: operator.system.baseUrl, viewport: { width: 390, height: 844 } });
  try {
    const containers = containersOf(context, place.name);
    const { page, ...seen } = await openPage(context, place.path);
    const isPrevious = containers.size > 1;
    const next = await goTo(page, place.next, seen);
    const home = await goTo(page, '/', next);
    return { what: fault.what, place, ...seen, isPrevious, next, home };
  } finally {
    await context.close();
    await repair();
  }
};

const GOOD: readonly Outcome[] = ['the page', 'the server-rendered page', 'the message'];

/** A customer must see the page, as HTML at least, or the message; and every other page. */
export const isGood = ({ outcome, next, home }: Cell): boolean =>
  GOOD.includes(outcome) && next.outcome === 'the page' && home.outcome === 'the page';

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Sentence about a cell: `the version before, 0.8 s`. */
export const textOf = (cell: Cell): string => {
  const outcome = cell.outcome === 'the page' && cell.isPrevious ? 'the version before' : cell.outcome;
  const again = cell.reopened === 0 ? '' : ', once the app is opened again';
  const others = isGood(cell) ? '' : `; then ${cell.next.outcome} and ${cell.home.outcome}`;
  return `${outcome}${again}, ${seconds(cell.afterMs)}${others}`;
};
