import { HTTP_TIMEOUT_MS } from '@dongne/contract';
import { AxiosError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { isRecord } from '../storage/foreign-json';
import { takeEarlyRead } from './early-reads';

interface EarlyAnswer {
  readonly status: number;
  readonly data: unknown;
}

const isEarlyAnswer = (value: unknown): value is EarlyAnswer =>
  isRecord(value) && typeof value['status'] === 'number' && 'data' in value;

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
    const response = { ...answer, statusText: '', headers: {}, config };
    if (answer.status < 300) return response;
    throw new AxiosError(`status ${answer.status}`, undefined, config, undefined, response);
  };
