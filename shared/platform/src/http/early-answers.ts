import { HTTP_TIMEOUT_MS } from '@dongne/contract';
import { AxiosError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { hearServerTime } from '../clock/server-clock';
import { isRecord } from '../storage/foreign-json';
import { takeEarlyRead } from './early-reads';

interface EarlyAnswer {
  readonly status: number;
  readonly data: unknown;
  /** The header `server-time`, and when it arrived by `performance.now()`. */
  readonly serverTime?: unknown;
  readonly arrivedAt?: unknown;
}

const isEarlyAnswer = (value: unknown): value is EarlyAnswer =>
  isRecord(value) && typeof value['status'] === 'number' && 'data' in value;

/** Sets the clock by an early answer. It may have waited here long after it arrived. */
const hearTimeOf = ({ serverTime, arrivedAt }: EarlyAnswer, sentAt: unknown): void => {
  if (typeof sentAt === 'number' && typeof arrivedAt === 'number') hearServerTime(serverTime, { sentAt, arrivedAt });
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

/** The wire, which takes an answer that the HTML has asked for already. */
export const withEarlyAnswers =
  (wire: AxiosAdapter): AxiosAdapter =>
  async (config): Promise<AxiosResponse> => {
    const early = takeEarlyRead(config);
    const answer = early && (await orTimeout(early.answer, config));
    if (!isEarlyAnswer(answer)) return wire(config);
    hearTimeOf(answer, early?.sentAt);
    const { status, data } = answer;
    const response = { status, data, statusText: '', headers: {}, config };
    if (status < 300) return response;
    throw new AxiosError(`status ${status}`, undefined, config, undefined, response);
  };
