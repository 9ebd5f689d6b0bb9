import { ERROR_COPY, isErrorCode, type ErrorCode } from '@dongne/contract';
import { isRecord } from '../storage/foreign-json';
import { serverSentence } from './server-sentence';

/** What the server refused, or that it could not be reached. Branch on `code`, never on the text. */
export class ApiError extends Error {
  // A literal: minifiers rename the class, reports must not change.
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    /** HTTP status; `undefined` when no answer came. */
    readonly status: number | undefined,
    /** The sentence for the customer. */
    readonly sentence: string = ERROR_COPY[code],
    /** Sentences per field of a `VALIDATION`. */
    readonly fields: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(`${code} (${status ?? 'no response'})`, options);
  }

  /** The server's own words, or what a page says better than the sentence that stands for the code. */
  sentenceOr(better: string): string {
    return this.sentence === ERROR_COPY[this.code] ? better : this.sentence;
  }
}

/** Any thrown value as an `ApiError`: what nobody expected is `INTERNAL`, with its cause kept. */
export const toApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError ? thrown : new ApiError('INTERNAL', undefined, undefined, {}, { cause: thrown });

/**
 * The error of an HTTP answer. What its body says is shown under any code, so that a server that is newer than this client is
 * still understood by people.
 *
 * @param body what came, parsed or not: one without a code we know, such as a proxy's HTML page, has the code its status stands for.
 */
export const errorOfAnswer = (status: number, body: unknown, cause?: unknown): ApiError => {
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {};
  const code = isErrorCode(error['code']) ? error['code'] : codeOfStatus(status);
  return new ApiError(code, status, serverSentence(error['svMessage']), fieldsOf(error['fields']), { cause });
};

/** What an answer's body says for the catalogue of failures: a code, one we do not know, an error without one, or no error at all. */
export const codeOfBody = (body: unknown): ErrorCode | 'unknown' | 'missing' | 'noBody' => {
  if (!isRecord(body) || !isRecord(body['error'])) return 'noBody';
  const { code } = body['error'];
  if (isErrorCode(code)) return code;
  return code === undefined || code === null || code === '' ? 'missing' : 'unknown';
};

/** Statuses that say as much as a code. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  422: 'VALIDATION',
  429: 'TOO_MANY_REQUESTS',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

const codeOfStatus = (status: number): ErrorCode => CODE_OF_STATUS[status] ?? 'INTERNAL';

const fieldsOf = (fields: unknown): Record<string, string> =>
  isRecord(fields)
    ? Object.fromEntries(
        Object.entries(fields).flatMap(([name, text]) => {
          const sentence = serverSentence(text);
          return sentence === undefined ? [] : [[name, sentence]];
        }),
      )
    : {};
