/** Costs of a server-rendered page. */
export interface PageCosts {
  /** Transfer size in kB of 1,000 bytes. */
  readonly htmlKb: number;
  /** Transfer size of the JavaScript and the registry that hydration waits for. */
  readonly scriptKb: number;
  /** Number of requests for the visible content: the page, images and styles, without scripts. */
  readonly seen: number;
  /**
   * Length of the longest dependency chain until the page is interactive: 1 is HTML alone, 2 with the scripts that it
   * names.
   */
  readonly hops: number;
  /** Number of API requests until everything has loaded, with up to two that are prefetched for the next page. */
  readonly reads: number;
  /** Number of these that repeat a read of the server render. */
  readonly readAgain: number;
  /** Number of repeated requests. */
  readonly twice: number;
}

interface BudgetedPage {
  readonly path: string;
  readonly isMembers?: true;
  readonly atMost: PageCosts;
}

/**
 * Budgets of pages, the only place for them. Counts are exact; sizes have a small margin, since hashes, prices and
 * dates compress differently from day to day. Lower the budget when you make a page lighter.
 */
export const BUDGETED_PAGES: Readonly<Record<string, BudgetedPage>> = {
  Home: { path: '/', atMost: { htmlKb: 14.6, scriptKb: 163.9, seen: 1, hops: 2, reads: 5, readAgain: 1, twice: 0 } },
  'the shop list': {
    path: '/laundry/list',
    atMost: { htmlKb: 18.2, scriptKb: 206.2, seen: 20, hops: 2, reads: 4, readAgain: 0, twice: 0 },
  },
  'the map': {
    path: '/laundry/map',
    atMost: { htmlKb: 19.6, scriptKb: 210.4, seen: 3, hops: 2, reads: 5, readAgain: 0, twice: 0 },
  },
  'a shop': {
    path: '/laundry/1',
    atMost: { htmlKb: 16.4, scriptKb: 214.3, seen: 1, hops: 2, reads: 2, readAgain: 0, twice: 0 },
  },
  login: {
    path: '/login',
    atMost: { htmlKb: 12.2, scriptKb: 197.3, seen: 1, hops: 2, reads: 2, readAgain: 0, twice: 0 },
  },
  membership: {
    path: '/membership',
    atMost: { htmlKb: 12.7, scriptKb: 190.5, seen: 1, hops: 2, reads: 2, readAgain: 0, twice: 0 },
  },
  usage: {
    path: '/usage',
    isMembers: true,
    atMost: { htmlKb: 13.0, scriptKb: 207.3, seen: 4, hops: 2, reads: 8, readAgain: 1, twice: 0 },
  },
};

const WORDS: Readonly<Record<keyof PageCosts, string>> = {
  htmlKb: 'kB of HTML',
  scriptKb: 'kB of JavaScript before it answers',
  seen: 'requests of its first view',
  hops: 'files that ask for each other before it answers',
  reads: 'reads of the API by the browser',
  readAgain: 'reads that the server has done before',
  twice: 'requests for what was asked for before',
};

const isMeasure = (key: string): key is keyof PageCosts => key in WORDS;

/** Returns a sentence for each exceeded limit. */
export const overBudget = (name: string, atMost: PageCosts, found: PageCosts): readonly string[] =>
  Object.keys(WORDS)
    .filter(isMeasure)
    .filter((measure) => found[measure] > atMost[measure])
    .map((measure) => {
      const figure = Number(found[measure].toFixed(1));
      return `${name} takes ${figure} ${WORDS[measure]}, at most ${atMost[measure]} are allowed`;
    });
