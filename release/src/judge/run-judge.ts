import { API_ORIGIN, frontEndOf } from '../config';
import { ENVIRONMENT } from '../settings/environment';
import { isJudged, withJudge } from '../registry/canary-stages';
import type { ReleaseStore } from '../store/disk-store';
import { healthLines } from './health-lines';
import { judgeCanaries, type Court, type Finding } from './judge-canaries';
import { notifier } from './notify';
import { readHealth } from './read-health';

/** Interval of judgements; the API counts by the minute. */
const EVERY_MS = 60_000;

/** Returns the judge's surroundings by the settings of this process. */
const courtOf = (store: ReleaseStore): Court => {
  const source = { apiOrigin: API_ORIGIN, operatorKey: ENVIRONMENT['OPERATOR_KEY'] || undefined };
  return {
    store,
    readHealth: (name, sinceMs, nowMs) => readHealth(source, name, sinceMs, nowMs),
    notify: notifier(ENVIRONMENT['RELEASE_WEBHOOK']),
    now: Date.now,
  };
};

/** Judges once, and says what was done or is waited for: each sentence when it differs from the last one. */
export const createJudge = (judge: () => Promise<readonly Finding[]>, log: (sentence: string) => void) => {
  let failures: ReadonlySet<string> = new Set();
  return async (): Promise<void> => {
    const failed: string[] = [];
    try {
      for (const { sentence, outcome } of await judge()) {
        if (outcome === 'changed') log(sentence);
        if (outcome === 'failed') failed.push(sentence);
      }
    } catch (error) {
      failed.push(`No canary is judged: ${error instanceof Error ? error.message : String(error)}`);
    }
    for (const sentence of failed) if (!failures.has(sentence)) log(sentence);
    failures = new Set(failed);
  };
};

/**
 * Judges now and every minute, beside other work; logs changes, and each failure once until it is over. Never throws.
 *
 * @returns a function that stops it.
 */
export const startJudge = (store: ReleaseStore, log: (sentence: string) => void): (() => void) => {
  const court = courtOf(store);
  const judge = createJudge(() => judgeCanaries(court), log);
  let isBusy = false;
  const tick = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    await judge();
    isBusy = false;
  };
  void tick();
  const timer = setInterval(() => void tick(), EVERY_MS);
  return () => clearInterval(timer);
};

/** @throws the sentences on canaries that could not be judged. */
const judgeOnce = async (store: ReleaseStore): Promise<void> => {
  const findings = await judgeCanaries(courtOf(store));
  if (findings.length === 0) console.log('There is no canary.');
  for (const { sentence, outcome } of findings) if (outcome !== 'failed') console.log(sentence);
  const failed = findings.filter(({ outcome }) => outcome === 'failed');
  if (failed.length > 0) throw new Error(failed.map(({ sentence }) => sentence).join('\n'));
};

const switchJudge = async (store: ReleaseStore, typed: string | undefined, isOn: boolean): Promise<void> => {
  const { name, folder } = frontEndOf(typed);
  const after = await store.changeRegistry((registry) => withJudge(registry, name, isOn));
  console.log(
    isJudged(after, name)
      ? `Canaries of ${folder} are judged.`
      : `Canaries of ${folder} are left alone until "pnpm release judge on ${folder}".`,
  );
};

/**
 * Runs `release judge [once|on <package>|off <package>]`; without a word it judges every minute until it is stopped.
 *
 * @throws a sentence for an unknown word or package, and when `once` could not judge.
 */
export const runJudge = async (
  store: ReleaseStore,
  word: string | undefined,
  typed: string | undefined,
): Promise<void> => {
  switch (word) {
    case undefined:
      startJudge(store, console.log);
      return console.log('Canaries are judged every minute.');
    case 'once':
      return judgeOnce(store);
    case 'on':
    case 'off':
      return switchJudge(store, typed, word === 'on');
    default:
      throw new Error(`Unknown word ${word}: release judge [once | on <package> | off <package>]`);
  }
};

/** Prints the health of all live versions and canaries. @throws a sentence when the counts cannot be read. */
export const printHealth = async (store: ReleaseStore): Promise<void> => {
  const { readHealth: read, now } = courtOf(store);
  for (const line of await healthLines(await store.readRegistry(), read, now())) console.log(line);
};
