/** What a page costs whose first view the server has drawn. */
export interface PageCosts {
  /** As sent, of 1,000 bytes. */
  readonly htmlKb: number;
  /** JavaScript that the page waits for before it answers a finger, and the registry, as sent. */
  readonly scriptKb: number;
  /** The page itself, and what its HTML shows: pictures and styles. The app's scripts are not needed to see it. */
  readonly seen: number;
  /** The longest chain of files that ask for each other, until the page answers: 1 is HTML alone, 2 with the scripts that it names. */
  readonly hops: number;
  /** What the browser reads of the API until everything has come. */
  readonly reads: number;
  /** Of these the ones that the server has drawn the page from. */
  readonly readAgain: number;
  /** Requests for something that was asked for before. */
  readonly twice: number;
}

interface BudgetedPage {
  readonly path: string;
  readonly isMembers?: true;
  readonly atMost: PageCosts;
}

/**
 * The limits, and the only place where they stand. Counts are what there is; sizes have a little room, since hashes, prices and dates
 * are packed differently from day to day. Whoever makes a page lighter takes the room away.
 */
export const BUDGETED_PAGES: Readonly<Record<string, BudgetedPage>> = {
  Home: { path: '/', atMost: { htmlKb: 12.4, scriptKb: 161.4, seen: 1, hops: 2, reads: 5, readAgain: 1, twice: 0 } },
  'the shop list': {
    path: '/laundry/list',
    atMost: { htmlKb: 15.9, scriptKb: 205.1, seen: 24, hops: 2, reads: 2, readAgain: 0, twice: 0 },
  },
  'a shop': {
    path: '/laundry/1',
    atMost: { htmlKb: 14.9, scriptKb: 211.8, seen: 2, hops: 2, reads: 2, readAgain: 0, twice: 0 },
  },
  login: {
    path: '/login',
    atMost: { htmlKb: 11.6, scriptKb: 195.3, seen: 1, hops: 2, reads: 1, readAgain: 0, twice: 0 },
  },
  membership: {
    path: '/membership',
    atMost: { htmlKb: 12.3, scriptKb: 188.1, seen: 1, hops: 2, reads: 2, readAgain: 0, twice: 0 },
  },
  usage: {
    path: '/usage',
    isMembers: true,
    atMost: { htmlKb: 12.9, scriptKb: 203.8, seen: 1, hops: 2, reads: 7, readAgain: 1, twice: 0 },
  },
};

const WORDS: Readonly<Record<keyof PageCosts, string>> = {
  htmlKb: 'kB of HTML',
  scriptKb: 'kB of JavaScript before it answers',
  seen: 'requests until its first view stands',
  hops: 'files that ask for each other before it answers',
  reads: 'reads of the API by the browser',
  readAgain: 'reads of what the server has drawn it from',
  twice: 'requests for what was asked for before',
};

const isMeasure = (key: string): key is keyof PageCosts => key in WORDS;

/** A sentence for each limit that a page does not keep. */
export const overBudget = (name: string, atMost: PageCosts, found: PageCosts): readonly string[] =>
  Object.keys(WORDS)
    .filter(isMeasure)
    .filter((measure) => found[measure] > atMost[measure])
    .map((measure) => {
      const figure = Number(found[measure].toFixed(1));
      return `${name} takes ${figure} ${WORDS[measure]}, at most ${atMost[measure]} are allowed`;
    });
