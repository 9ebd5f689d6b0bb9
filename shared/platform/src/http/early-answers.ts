import { HTTP_TIMEOUT_MS, wireText } from '@dongne/contract';
import { AxiosError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
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
  /** What came, as `EarlyAnswer`; `undefined` when nothing did. */
  readonly answer: Promise<unknown>;
}

interface EarlyAnswer {
  readonly status: number;
  readonly data: unknown;
}

const isEarlyRead = (value: unknown): value is EarlyRead =>
  isRecord(value) && typeof value['startedAt'] === 'number' && value['answer'] instanceof Promise;

const isEarlyAnswer = (value: unknown): value is EarlyAnswer =>
  isRecord(value) && typeof value['status'] === 'number' && 'data' in value;

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

/** As long as the call itself would have waited. */
const orTimeout = (answer: Promise<unknown>, config: InternalAxiosRequestConfig): Promise<unknown> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((_, reject) => {
    const late = () => reject(new AxiosError('timeout', AxiosError.ECONNABORTED, config));
    timer = setTimeout(late, config.timeout || HTTP_TIMEOUT_MS);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
};

/** Anyone who logs in or out is somebody else: what was asked for the one before is nobody's. */
export const forgetEarlyAnswers = (): void => earlyReads()?.clear();

/** The wire, which takes an answer that the HTML has asked for already. */
export const withEarlyAnswers =
  (wire: AxiosAdapter): AxiosAdapter =>
  async (config): Promise<AxiosResponse> => {
    const early = take(config);
    const answer = early && (await orTimeout(early.answer, config));
    if (!isEarlyAnswer(answer)) return wire(config);
    const response = { ...answer, statusText: '', headers: {}, config };
    if (answer.status < 300) return response;
    throw new AxiosError(`status ${answer.status}`, undefined, config, undefined, response);
  };
