import { HTTP_TIMEOUT_MS, isRecord } from '@dongne/contract';
import { AxiosError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { hearServerTime } from '../clock/server-clock';
import { takeEarlyRead } from './early-reads';

interface EarlyResponse {
  readonly status: number;
  readonly data: unknown;
  /** Value of the header `server-time`, and its arrival by `performance.now()`. */
  readonly serverTime?: unknown;
  readonly arrivedAt?: unknown;
}

const isEarlyAnswer = (value: unknown): value is EarlyResponse =>
  isRecord(value) && typeof value['status'] === 'number' && 'data' in value;

/** Updates the clock from an early response, which may be read long after it arrived. */
const hearTimeOf = ({ serverTime, arrivedAt }: EarlyResponse, sentAt: unknown): void => {
  if (typeof sentAt === 'number' && typeof arrivedAt === 'number') hearServerTime(serverTime, { sentAt, arrivedAt });
};

/** Applies the timeout of the call itself. */
const orTimeout = (answer: Promise<unknown>, config: InternalAxiosRequestConfig): Promise<unknown> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((_, reject) => {
    const late = () => reject(new AxiosError('timeout', AxiosError.ECONNABORTED, config));
    timer = setTimeout(late, config.timeout || HTTP_TIMEOUT_MS);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
};

/** Wraps the adapter to use responses that the HTML has already requested. */
export const withEarlyResponses =
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
