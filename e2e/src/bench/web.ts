import { loadavg } from 'node:os';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser, launchOptions } from '../browser/find-browser';
import { startSystem } from '../system/start-system';
import { interleave, markdown, median, spread, type Samples } from './interleave';
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

/** Variants to compare. */
const VARIANTS = [
  'server-rendered',
  'one build, server-rendered',
  'client-rendered',
  'one build, client-rendered',
  'static',
] as const;
type Variant = (typeof VARIANTS)[number];

const RATIOS: readonly (readonly [way: Variant, to: Variant])[] = [
  ['server-rendered', 'one build, server-rendered'],
  ['server-rendered', 'one build, client-rendered'],
  ['client-rendered', 'one build, client-rendered'],
  ['server-rendered', 'static'],
];

const placesOf = (federated: string, oneBuild: string, still: string): ReadonlyMap<Variant, Place> => {
  const cookies = { firstView: 'browser' };
  return new Map<Variant, Place>([
    ['server-rendered', { baseUrl: federated, isRendered: true }],
    ['one build, server-rendered', { baseUrl: oneBuild, isRendered: true }],
    ['client-rendered', { baseUrl: federated, cookies }],
    ['one build, client-rendered', { baseUrl: oneBuild, cookies }],
    ['static', { baseUrl: still, isStatic: true }],
  ]);
};

const rowsOf = <T>(figures: readonly Figure<T>[], taken: Samples<Variant, T>): string[][] =>
  figures.map(({ name, of, digits = 0 }) => {
    const valuesOf = (way: Variant): number[] => (taken.get(way) ?? []).map(of);
    const cell = (way: Variant): string => {
      const values = valuesOf(way);
      return values.length === 0 ? '' : spread(values, digits);
    };
    const ratio = ([way, to]: readonly [Variant, Variant]): string => {
      const [one, other] = [median(valuesOf(way)), median(valuesOf(to))];
      return one > 0 && other > 0 ? (one / other).toFixed(2) : '';
    };
    return [name, ...VARIANTS.map(cell), ...RATIOS.map(ratio)];
  });

const printTable = (what: string, rows: readonly (readonly string[])[]): void => {
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`\n${markdown([what, ...VARIANTS, ...RATIOS.map((ratio) => ratio.join(' ÷ '))], rows)}`);
  console.log(`\nLoad of the machine (1, 5, 15 minutes): ${load.join(', ')}`);
};

/** Measured last: first and second load of a remote. */
const CHANGE_OF_PAGE = 'change of page';
const MEASURED = [...Object.keys(WEB_PAGES), CHANGE_OF_PAGE];

interface Measured {
  readonly places: ReadonlyMap<Variant, Place>;
  readonly rounds: number;
  /** Keys of `MEASURED`. */
  readonly wanted: readonly string[];
}

const measure = async (browser: Browser, { places, rounds, wanted }: Measured): Promise<void> => {
  const pages = Object.entries(WEB_PAGES).filter(([name]) => wanted.includes(name));
  // Warms up servers and database.
  const drawing = new Map([...places].filter(([, { isRendered }]) => isRendered));
  for (const page of Object.values(WEB_PAGES)) await interleave(drawing, 1, (place) => visit(browser, page, place));
  for (const [name, page] of pages) {
    const visits = await interleave(places, rounds, (place) => visit(browser, page, place));
    // Needs fewer rounds: simulated metrics have no network noise.
    const simulated = await interleave(places, Math.ceil(rounds / 2), (place) => simulate(page, place));
    printTable(name, [...rowsOf(FIGURES, visits), ...rowsOf(SIMULATED, simulated)]);
  }
  if (!wanted.includes(CHANGE_OF_PAGE)) return;
  const moving = new Map([...places].filter(([, { isStatic }]) => isStatic !== true));
  printTable(
    'from Home to the list, ms',
    rowsOf(CHANGES, await interleave(moving, rounds, (place) => changePages(browser, place))),
  );
};

/** Filters by name; all without names. */
const namedOf = <T extends string>(all: readonly T[], settings: readonly string[]): readonly T[] => {
  const named = all.filter((each) => settings.includes(each));
  return named.length === 0 ? all : named;
};

interface Started {
  readonly baseUrl: string;
  readonly stop: () => Promise<void>;
}

/**
 * Compares first views on a slow phone in one run: federation and one build of the same sources, each rendered by the
 * server and by the browser, and the same HTML without scripts; median (min–max). Then measures navigations: first and
 * second load of a remote.
 *
 * @param rounds visits per page and variant.
 * @param settings URL of a running shell (`http://…`) to use instead of starting one; names of variants and pages
 * (`shop list`, `change of page`) to limit the comparison.
 */
export const benchWeb = async (rounds = DEFAULT_ROUNDS, settings: readonly string[] = []): Promise<void> => {
  const runningUrl = settings.find((each) => each.startsWith('http'));
  const wanted = namedOf(VARIANTS, settings);
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
