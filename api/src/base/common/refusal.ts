import { ERROR_COPY, ERROR_STATUS, type ErrorCode } from '@dongne/contract';
import { waitSentence } from './wait-sentence';

interface RefusalOptions {
  /** Sentence for the customer; the catalogue's when left out, with the time to wait where it is known. */
  readonly svMessage?: string;
  /** For `VALIDATION`: field name → sentence. */
  readonly fields?: Readonly<Record<string, string>>;
  /** For `TOO_MANY_REQUESTS`: seconds until it is worth trying again. */
  readonly retryAfterSeconds?: number;
  /** What else the error body carries, such as the offer that counts now. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

const sentenceOf = (code: ErrorCode, retryAfterSeconds: number | undefined): string =>
  code === 'TOO_MANY_REQUESTS' && retryAfterSeconds !== undefined ? waitSentence(retryAfterSeconds) : ERROR_COPY[code];

/** A rule said no. Thrown anywhere below a route; the error handler turns it into the error body of the contract. */
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

/** One field of the input breaks a rule that its schema cannot say. */
export const invalidField = (field: string, sentence: string): Refusal =>
  new Refusal('VALIDATION', { fields: { [field]: sentence } });
