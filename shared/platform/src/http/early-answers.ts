import { wireText } from '@dongne/contract';
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { isRecord } from '../storage/foreign-json';

/*
 * The page's HTML starts the reads of its first view before any script has come (`release/src/hosts/browser/early-reads.js`)
 * and leaves them here, by the text under which they travel. Each is taken once; whatever is wrong with one, the call is
 * made as if there had been none.
 */
const PLACE = '__earlyReads';

/** An answer that takes longer than this after it is wanted is not waited for. */
const PATIENCE_MS = 2_000;

/** Older than this it is no first view any more. */
const FRESH_MS = 15_000;

interface EarlyRead {
  readonly startedAt: number;
  /** The body; `undefined` when it was refused or did not come. */
  readonly answer: Promise<unknown>;
}

const isEarlyRead = (value: unknown): value is EarlyRead =>
  isRecord(value) && typeof value['startedAt'] === 'number' && value['answer'] instanceof Promise;

const earlyReads = (): Map<unknown, unknown> | undefined => {
  const kept: unknown = Reflect.get(window, PLACE);
  return kept instanceof Map ? kept : undefined;
};

const take = ({ method, url, params }: InternalAxiosRequestConfig): EarlyRead | undefined => {
  if (method !== 'get') return undefined;
  const text = wireText(url ?? '', isRecord(params) ? params : {});
  const kept = earlyReads()?.get(text);
  earlyReads()?.delete(text);
  return isEarlyRead(kept) && Date.now() - kept.startedAt < FRESH_MS ? kept : undefined;
};

const afterPatience = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));

/** Whoever logs in or out is somebody else: what was asked for the one before is nobody's. */
export const forgetEarlyAnswers = (): void => earlyReads()?.clear();

/** The wire, which takes an answer that the HTML has asked for already. */
export const withEarlyAnswers =
  (wire: AxiosAdapter): AxiosAdapter =>
  async (config): Promise<AxiosResponse> => {
    const early = take(config);
    const data = early && (await Promise.race([early.answer, afterPatience()]));
    return isRecord(data) ? { data, status: 200, statusText: '', headers: {}, config } : wire(config);
  };
