import { deviceNow } from '../clock/server-clock';
import { wireText, isRecord } from '@dongne/contract';

/*
 * Reads that the page's HTML starts before any script has loaded (`release/src/hosts/browser/early-reads.js`), stored
 * by their request text. Each serves one call, so that the server gets one request, even if it is slow or refuses. One
 * that did not reach the server is ignored.
 */
const PLACE = '__earlyReads';

/** Maximum age: later calls do not belong to the first view. */
const FRESH_MS = 15_000;

interface EarlyRead {
  readonly startedAt: number;
  /** Same moment by `performance.now()`. */
  readonly sentAt?: unknown;
  /** Resolves with an `EarlyResponse`; with `undefined` on failure. */
  readonly answer: Promise<unknown>;
}

const isEarlyRead = (value: unknown): value is EarlyRead =>
  isRecord(value) && typeof value['startedAt'] === 'number' && value['answer'] instanceof Promise;

const earlyReads = (): Map<unknown, unknown> | undefined => {
  const early: unknown = Reflect.get(window, PLACE);
  return early instanceof Map ? early : undefined;
};

interface Call {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly params?: unknown;
}

/** Takes the pending response for a call, once. */
export const takeEarlyRead = ({ method, url, params }: Call): EarlyRead | undefined => {
  if (method !== 'get') return undefined;
  const text = wireText(url ?? '', isRecord(params) ? params : {});
  const early = earlyReads()?.get(text);
  earlyReads()?.delete(text);
  return isEarlyRead(early) && deviceNow() - early.startedAt < FRESH_MS ? early : undefined;
};

/** Drops all early reads: after a login or logout they belong to another viewer. */
export const forgetEarlyReads = (): void => earlyReads()?.clear();
