import { ERROR_COPY, ERROR_STATUS, type ErrorCode } from '@dongne/contract';
import { waitSentence } from './wait-sentence';

interface RefusalOptions {
  /** Sentence for the customer; by default the catalogue's, with the waiting time if known. */
  readonly svMessage?: string;
  /** For `VALIDATION`: field name → sentence. */
  readonly fields?: Readonly<Record<string, string>>;
  /** For `TOO_MANY_REQUESTS`: seconds until the next try is allowed. */
  readonly retryAfterSeconds?: number;
  /** Further data of the error body, such as the current offer. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

const sentenceOf = (code: ErrorCode, retryAfterSeconds: number | undefined): string =>
  code === 'TOO_MANY_REQUESTS' && retryAfterSeconds !== undefined ? waitSentence(retryAfterSeconds) : ERROR_COPY[code];

/** Violation of a rule, thrown anywhere below a route; the error handler sends it as the contract's error body. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly svMessage: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    readonly code: ErrorCode,
    options: RefusalOptions = {},
  ) {
    super(code, { cause: options.cause });
    this.status = ERROR_STATUS[code];
    this.svMessage = options.svMessage ?? sentenceOf(code, options.retryAfterSeconds);
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.details = options.details ?? {};
  }
}

/** Rejects one field for a rule that its schema cannot express. */
export const invalidField = (field: string, sentence: string): Refusal =>
  new Refusal('VALIDATION', { fields: { [field]: sentence } });
