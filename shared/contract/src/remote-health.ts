/** Steps that browsers report of a remote's page; `opened` is the denominator of all others. */
export const BROWSER_HEALTH_STEPS = ['opened', 'crash', 'failed', 'fallback', 'chunk', 'error', 'hung'] as const;

/** Outcomes of first views that hosts report. */
export const HOST_HEALTH_STEPS = ['rendered', 'threw', 'late', 'killed'] as const;

export type BrowserHealthStep = (typeof BROWSER_HEALTH_STEPS)[number];
export type HostHealthStep = (typeof HOST_HEALTH_STEPS)[number];

/** Counted steps: those reported, and `failing`, a visitor with at least one failed step. */
export const COUNTED_HEALTH_STEPS = [...BROWSER_HEALTH_STEPS, ...HOST_HEALTH_STEPS, 'failing'] as const;
export type CountedHealthStep = (typeof COUNTED_HEALTH_STEPS)[number];

/** Limits of reports and of their counts; our own choice. */
export const HEALTH_LIMITS = {
  maxInBatch: 20,
  /** Visitors of one network address that count for one release. */
  visitorsPerAddress: 3,
  /** Age until which a page's token is valid; it expires in the hour after. */
  tokenHours: 24,
  /** Above any token: 24 letters, and the visitor's canaries. */
  maxTokenLetters: 1_000,
  /** Canaries that a token names at most. */
  maxCanaries: 16,
} as const;

const isAmong = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((known) => known === word);

/** Checks for a step that browsers count. */
export const isBrowserHealthStep = (step: string): step is BrowserHealthStep => isAmong(BROWSER_HEALTH_STEPS, step);

/** Checks for a step that hosts count. */
export const isHostHealthStep = (step: string): step is HostHealthStep => isAmong(HOST_HEALTH_STEPS, step);
