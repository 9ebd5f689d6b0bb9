import { ERROR_COPY, isErrorCode, type ErrorCode } from '@dongne/contract';

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
}

/** Any thrown value as an `ApiError`: what nobody expected is `INTERNAL`, with its cause kept. */
export const toApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError ? thrown : new ApiError('INTERNAL', undefined, undefined, {}, { cause: thrown });

/** `[REQ-014] 문장` → `문장`; product specification §8: bracketed parts are removed. */
export const withoutBrackets = (text: string): string => text.replace(/\[[^\]]*\]/g, '').trim();

/**
 * The error of an HTTP answer.
 *
 * @param body what came, parsed or not: a proxy's HTML page has no code and becomes the code its status stands for.
 */
export const errorOfAnswer = (status: number, body: unknown, cause?: unknown): ApiError => {
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : undefined;
  const code = error?.['code'];
  if (!isErrorCode(code)) return new ApiError(codeOfStatus(status), status, undefined, {}, { cause });
  const sentence = typeof error?.['svMessage'] === 'string' ? withoutBrackets(error['svMessage']) : '';
  return new ApiError(code, status, sentence || ERROR_COPY[code], fieldsOf(error?.['fields']), { cause });
};

/** What an answer's body says for the catalogue of failures: a code, one we do not know, an error without one, or no error at all. */
export const codeOfBody = (body: unknown): ErrorCode | 'unknown' | 'missing' | 'noBody' => {
  if (!isRecord(body) || !isRecord(body['error'])) return 'noBody';
  const { code } = body['error'];
  if (isErrorCode(code)) return code;
  return code === undefined || code === null || code === '' ? 'missing' : 'unknown';
};

const codeOfStatus = (status: number): ErrorCode => {
  if (status === 404) return 'NOT_FOUND';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  return status === 502 || status === 503 || status === 504 ? 'UNAVAILABLE' : 'INTERNAL';
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const fieldsOf = (fields: unknown): Record<string, string> =>
  isRecord(fields) ? Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)])) : {};
