import { ERROR_COPY, isErrorCode, type ErrorCode, isRecord } from '@dongne/contract';
import { serverSentence } from './server-sentence';

/** Refusal by the server, or failure to reach it. Branch on `code`, never on the text. */
export class ApiError extends Error {
  // Literal, because minifiers rename the class and reports must not change.
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    /** HTTP status; `undefined` without a response. */
    readonly status: number | undefined,
    /** Message for the customer. */
    readonly sentence: string = ERROR_COPY[code],
    /** Messages per field of a `VALIDATION`. */
    readonly fields: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
    /** Whole error of the response, with what a code adds, such as the id of what exists already. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(`${code} (${status ?? 'no response'})`, options);
  }

  /** Returns the server's own message, or one that is better than the default of the code. */
  sentenceOr(better: string): string {
    return this.sentence === ERROR_COPY[this.code] ? better : this.sentence;
  }
}

/** Converts any thrown value to an `ApiError`: unexpected values become `INTERNAL` with their cause. */
export const toApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError ? thrown : new ApiError('INTERNAL', undefined, undefined, {}, { cause: thrown });

/**
 * Creates the error of an HTTP response. Shows the body's message under any code, so that a server newer than this
 * client is still understood.
 *
 * @param body parsed or not: without a known code, such as a proxy's HTML page, the code is derived from the status.
 */
export const errorOfAnswer = (status: number, body: unknown, cause?: unknown): ApiError => {
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {};
  const code = isErrorCode(error['code']) ? error['code'] : codeOfStatus(status);
  return new ApiError(code, status, serverSentence(error['svMessage']), fieldsOf(error['fields']), { cause }, error);
};

/**
 * Classifies a response body for the failure catalogue: a known code, an unknown one, an error without one, or no error
 * at all.
 */
export const codeOfBody = (body: unknown): ErrorCode | 'unknown' | 'missing' | 'noBody' => {
  if (!isRecord(body) || !isRecord(body['error'])) return 'noBody';
  const { code } = body['error'];
  if (isErrorCode(code)) return code;
  return code === undefined || code === null || code === '' ? 'missing' : 'unknown';
};

/** Codes for statuses that are unambiguous. */
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
