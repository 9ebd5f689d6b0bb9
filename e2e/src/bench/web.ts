import { loadavg } from 'node:os';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser, launchOptions } from '../browser/find-browser';
import { startSystem } from '../system/start-system';
import { inTurn, markdown, median, spread, type Taken } from './in-turn';
import { FOR_CUSTOMERS, startOneBuildSystem } from './one-build-system';
import { changePages, type PageChanges } from './page-changes';
import { visit, type Place, type Visit } from './page-visit';
import { simulate, type Simulated } from './simulated';
import { serveStaticPages } from './static-page';
import { WEB_PAGES } from './web-pages';

const DEFAULT_ROUNDS = 7;

interface Figure<T> {
  readonly name: string;
  readonly of: (taken: T) => number;
  readonly digits?: number;
}

const FIGURES: readonly Figure<Visit>[] = [
  { name: 'largest paint, ms', of: ({ lcpMs }) => lcpMs },
  { name: 'first paint, ms', of: ({ fcpMs }) => fcpMs },
  { name: 'largest paint again, ms', of: ({ lcpAgainMs }) => lcpAgainMs },
  { name: 'answers a finger after, ms', of: ({ answersMs }) => answersMs },
  { name: 'blocking, ms', of: ({ tbtMs }) => tbtMs },
  { name: 'first press to paint, ms', of: ({ inpMs }) => inpMs },
  { name: 'layout shift', of: ({ cls }) => cls, digits: 4 },
  { name: 'JavaScript, kB', of: ({ scriptKb }) => scriptKb, digits: 1 },
  { name: 'HTML, kB', of: ({ htmlKb }) => htmlKb, digits: 1 },
  { name: 'data, kB', of: ({ dataKb }) => dataKb, digits: 1 },
  { name: 'pictures, kB', of: ({ pictureKb }) => pictureKb, digits: 1 },
  { name: 'fonts, kB', of: ({ fontKb }) => fontKb, digits: 1 },
  { name: 'requests', of: ({ requests }) => requests },
  { name: 'dependent hops', of: ({ hops }) => hops },
];

const SIMULATED: readonly Figure<Simulated>[] = [
  { name: 'simulated: largest paint, ms', of: ({ lcpMs }) => lcpMs },
  { name: 'simulated: first paint, ms', of: ({ fcpMs }) => fcpMs },
  { name: 'simulated: blocking, ms', of: ({ tbtMs }) => tbtMs },
];

const CHANGES: readonly Figure<PageChanges>[] = [
  { name: 'for the first time', of: ({ firstMs }) => firstMs },
  { name: 'for the second time', of: ({ secondMs }) => secondMs },
];

/** Everything that stands beside each other. */
const WAYS = ['drawn', 'one build, drawn', 'by the browser', 'one build, by the browser', 'static'] as const;
type Way = (typeof WAYS)[number];

const RATIOS: readonly (readonly [way: Way, to: Way])[] = [
  ['drawn', 'one build, drawn'],
  ['drawn', 'one build, by the browser'],
  ['by the browser', 'one build, by the browser'],
  ['drawn', 'static'],
];

const placesOf = (federated: string, oneBuild: string, still: string): ReadonlyMap<Way, Place> => {
  const cookies = { firstView: 'browser' };
  return new Map<Way, Place>([
    ['drawn', { baseUrl: federated, isDrawn: true }],
    ['one build, drawn', { baseUrl: oneBuild, isDrawn: true }],
    ['by the browser', { baseUrl: federated, cookies }],
    ['one build, by the browser', { baseUrl: oneBuild, cookies }],
    ['static', { baseUrl: still, isStatic: true }],
  ]);
};

const rowsOf = <T>(figures: readonly Figure<T>[], taken: Taken<Way, T>): string[][] =>
  figures.map(({ name, of, digits = 0 }) => {
    const valuesOf = (way: Way): number[] => (taken.get(way) ?? []).map(of);
    const cell = (way: Way): string => {
      const values = valuesOf(way);
      return values.length === 0 ? '' : spread(values, digits);
    };
    const ratio = ([way, to]: readonly [Way, Way]): string => {
      const [one, other] = [median(valuesOf(way)), median(valuesOf(to))];
      return one > 0 && other > 0 ? (one / other).toFixed(2) : '';
    };
    return [name, ...WAYS.map(cell), ...RATIOS.map(ratio)];
  });

const printTable = (what: string, rows: readonly (readonly string[])[]): void => {
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`\n${markdown([what, ...WAYS, ...RATIOS.map((ratio) => ratio.join(' ÷ '))], rows)}`);
  console.log(`\nLoad of the machine (1, 5, 15 minutes): ${load.join(', ')}`);
};

/** What is measured last: a remote's first and second visit. */
const CHANGE_OF_PAGE = 'change of page';
const MEASURED = [...Object.keys(WEB_PAGES), CHANGE_OF_PAGE];

interface Measured {
  readonly places: ReadonlyMap<Way, Place>;
  readonly rounds: number;
  /** Names of `MEASURED`. */
  readonly wanted: readonly string[];
}

const measure = async (browser: Browser, { places, rounds, wanted }: Measured): Promise<void> => {
  const pages = Object.entries(WEB_PAGES).filter(([name]) => wanted.includes(name));
  // Unmeasured: the servers' and the database's own first time.
  const drawing = new Map([...places].filter(([, { isDrawn }]) => isDrawn));
  for (const page of Object.values(WEB_PAGES)) await inTurn(drawing, 1, (place) => visit(browser, page, place));
  for (const [name, page] of pages) {
    const visits = await inTurn(places, rounds, (place) => visit(browser, page, place));
    // Of what is simulated the network makes no noise.
    const simulated = await inTurn(places, Math.ceil(rounds / 2), (place) => simulate(page, place));
    printTable(name, [...rowsOf(FIGURES, visits), ...rowsOf(SIMULATED, simulated)]);
  }
  if (!wanted.includes(CHANGE_OF_PAGE)) return;
  const moving = new Map([...places].filter(([, { isStatic }]) => isStatic !== true));
  printTable(
    'from Home to the list, ms',
    rowsOf(CHANGES, await inTurn(moving, rounds, (place) => changePages(browser, place))),
  );
};

/** Those that are named, or all. */
const namedOf = <T extends string>(all: readonly T[], settings: readonly string[]): readonly T[] => {
  const named = all.filter((each) => settings.includes(each));
  return named.length === 0 ? all : named;
};

interface Started {
  readonly baseUrl: string;
  readonly stop: () => Promise<void>;
}

/**
 * First views on a slow phone beside the same sources as one build, each drawn by the server and by the browser, and beside the same
 * HTML without scripts, in one run: median (least–most). Then changes of page: a remote's first and second visit.
 *
 * @param rounds how often each page is opened each way.
 * @param settings the shell of a system that is running already (`http://…`), in place of one that is started; names of ways and
 *   pages (`shop list`, `change of page`), where not all are to stand beside each other.
 */
export const benchWeb = async (rounds = DEFAULT_ROUNDS, settings: readonly string[] = []): Promise<void> => {
  const runningUrl = settings.find((each) => each.startsWith('http'));
  const wanted = namedOf(WAYS, settings);
  const stops: (() => Promise<void>)[] = [];
  const baseUrlOf = async (starting: Promise<Started>): Promise<string> => {
    const { baseUrl, stop } = await starting;
    stops.unshift(stop);
    return baseUrl;
  };
  try {
    const federated = runningUrl ?? (await baseUrlOf(startSystem(FOR_CUSTOMERS)));
    const hasOneBuild = wanted.some((way) => way.startsWith('one build'));
    const oneBuild = hasOneBuild ? await baseUrlOf(startOneBuildSystem()) : '';
    const still = await baseUrlOf(serveStaticPages(federated));
    const browser = await chromium.launch(launchOptions(await findBrowser()));
    stops.unshift(() => browser.close());
    console.log(`Slow 4G, 4 × slower processor, ${rounds} rounds in turn, kB as sent`);
    const places = [...placesOf(federated, oneBuild, still)].filter(([way]) => wanted.includes(way));
    await measure(browser, { places: new Map(places), rounds, wanted: namedOf(MEASURED, settings) });
  } finally {
    for (const stop of stops) await stop();
  }
};
