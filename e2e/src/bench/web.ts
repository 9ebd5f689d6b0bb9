import { startSystem } from '../system/start-system';
import { startOneBuildSystem } from './one-build-system';
import { visitInTurn, type Visit } from './page-visit';

const PATHS = { Home: '/', 'shop list': '/laundry/list', 'map of shops': '/laundry/map', 'a shop': '/laundry/1' };
const DEFAULT_ROUNDS = 7;

const FIGURES: readonly { readonly name: string; readonly of: (visit: Visit) => number; readonly digits: number }[] = [
  { name: 'largest contentful paint, ms', of: ({ lcpMs }) => lcpMs, digits: 0 },
  { name: 'layout shift', of: ({ cls }) => cls, digits: 4 },
  { name: 'total blocking time, ms', of: ({ tbtMs }) => tbtMs, digits: 0 },
  { name: 'JavaScript, kB as sent', of: ({ scriptKb }) => scriptKb, digits: 1 },
  { name: 'everything, kB as sent', of: ({ allKb }) => allKb, digits: 1 },
  { name: 'requests', of: ({ requests }) => requests, digits: 0 },
];

const spread = (values: readonly number[]): { median: number; min: number; max: number } => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return { median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, min: at(0), max: at(sorted.length - 1) };
};

const cell = (values: readonly number[], digits: number): string => {
  const { median, min, max } = spread(values);
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
};

const table = (
  page: string,
  one: string,
  other: string,
  federated: readonly Visit[],
  others: readonly Visit[],
): string =>
  [
    [page.padEnd(30), one.padEnd(24), other.padEnd(24), 'ratio'],
    ...FIGURES.map(({ name, of, digits }) => {
      const [ours, theirs] = [federated.map(of), others.map(of)];
      const ratio = spread(ours).median / spread(theirs).median;
      return [
        name.padEnd(30),
        cell(ours, digits).padEnd(24),
        cell(theirs, digits).padEnd(24),
        Number.isFinite(ratio) ? ratio.toFixed(2) : '–',
      ];
    }),
  ]
    .map((row) => row.join(''))
    .join('\n');

/**
 * First load on a slow phone, beside the same sources as one build, in the same run: median (minimum–maximum).
 *
 * @param rounds how often each page is opened in each system.
 * @param runningUrl the shell of another system that is running already, to stand beside in place of one build: an earlier commit, say.
 */
export const benchWeb = async (rounds = DEFAULT_ROUNDS, runningUrl?: string): Promise<void> => {
  const federated = await startSystem();
  try {
    const other =
      runningUrl === undefined ? await startOneBuildSystem() : { baseUrl: runningUrl, stop: () => Promise.resolve() };
    try {
      console.log(`Slow 4G, 4 × slower processor, empty cache, visitor, ${rounds} rounds in turn`);
      for (const [page, path] of Object.entries(PATHS)) {
        const places = { federated: { url: federated.baseUrl + path }, other: { url: other.baseUrl + path } };
        const { federated: ours = [], other: theirs = [] } = await visitInTurn(places, rounds);
        console.log(`\n${table(page, 'federated', runningUrl ?? 'one build', ours, theirs)}`);
      }
    } finally {
      await other.stop();
    }
  } finally {
    await federated.stop();
  }
};

/**
 * First views that the server has drawn, beside the same pages drawn by the browser alone, in the same run: median (minimum–maximum).
 *
 * @param rounds how often each page is opened each way.
 * @param runningUrl the shell of a system that is running already.
 */
export const benchFirstView = async (rounds = DEFAULT_ROUNDS, runningUrl?: string): Promise<void> => {
  const system =
    runningUrl === undefined ? await startSystem() : { baseUrl: runningUrl, stop: () => Promise.resolve() };
  try {
    console.log(`Slow 4G, 4 × slower processor, empty cache, visitor, ${rounds} rounds in turn`);
    for (const [page, path] of Object.entries(PATHS)) {
      const url = system.baseUrl + path;
      const places = { server: { url }, browser: { url, cookies: { firstView: 'browser' } } };
      const { server = [], browser = [] } = await visitInTurn(places, rounds);
      console.log(`\n${table(page, 'drawn by the server', 'by the browser', server, browser)}`);
    }
  } finally {
    await system.stop();
  }
};
