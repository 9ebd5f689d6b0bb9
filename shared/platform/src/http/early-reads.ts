import { deviceNow } from '../clock/server-clock';
import { wireText } from '@dongne/contract';
import { isRecord } from '../storage/foreign-json';

/*
 * The page's HTML starts the reads of its first view before any script has come (`release/src/hosts/browser/early-reads.js`)
 * and leaves them here, by the text under which they travel. Each is taken once, in the place of the call that would have been
 * made: the server is asked once, also when it refuses or is slow. One that found no server at all is as if it had not been.
 */
const PLACE = '__earlyReads';

/** Older than this it is no first view any more. */
const FRESH_MS = 15_000;

interface EarlyRead {
  readonly startedAt: number;
  /** The same moment by `performance.now()`. */
  readonly sentAt?: unknown;
  /** What came, as `EarlyAnswer`; `undefined` when nothing did. */
  readonly answer: Promise<unknown>;
}

const isEarlyRead = (value: unknown): value is EarlyRead =>
  isRecord(value) && typeof value['startedAt'] === 'number' && value['answer'] instanceof Promise;

const earlyReads = (): Map<unknown, unknown> | undefined => {
  const kept: unknown = Reflect.get(window, PLACE);
  return kept instanceof Map ? kept : undefined;
};

interface Call {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly params?: unknown;
}

/** The answer that is under way for a call, once. */
export const takeEarlyRead = ({ method, url, params }: Call): EarlyRead | undefined => {
  if (method !== 'get') return undefined;
  const text = wireText(url ?? '', isRecord(params) ? params : {});
  const kept = earlyReads()?.get(text);
  earlyReads()?.delete(text);
  return isEarlyRead(kept) && deviceNow() - kept.startedAt < FRESH_MS ? kept : undefined;
};

/** Anyone who logs in or out is somebody else: what was asked for the one before is nobody's. */
export const forgetEarlyAnswers = (): void => earlyReads()?.clear();
