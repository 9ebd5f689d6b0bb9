import type { ErrorCode } from '@dongne/contract';

/** Failed call, as far as the consequence depends on it. */
export interface Failure {
  /** HTTP status; `noAnswer` after 10 s or without a network; `notSent` when the call failed before it was sent. */
  readonly status: number | 'noAnswer' | 'notSent';
  /**
   * Code of the error body. `unknown`: one that this client does not know. `missing`: an error without a code. The third:
   * no error body (empty, or a proxy's HTML).
   */
  readonly code: ErrorCode | 'unknown' | 'missing' | 'noBody';
  /** `refresh` is the refresh call itself, `repeated` the second attempt with the refreshed token. */
  readonly call: 'first' | 'repeated' | 'refresh';
}

/** Consequence besides throwing the error to the caller. */
export type Consequence =
  /** None: the page shows the error. */
  | 'passThrough'
  /** Refresh the token and repeat the call; once for any number of calls. */
  | 'refresh'
  /** Ask for an app update. */
  | 'updateApp'
  /** End the session and go to login with the return path; stay on Home. */
  | 'endSession'
  /** As `endSession`, and visitors go to login too. */
  | 'toLogin'
  /** Explain why a withdrawn member cannot rejoin yet. */
  | 'toRejoin'
  /** Reload the page, once. */
  | 'reload'
  /** Show the error page of the status, if the call was the page's own load (ADR 0012). */
  | 'errorPage';

/** Row of the catalogue; omitted fields match anything. Its comment is the title of its test. */
export interface CatalogueRow {
  readonly status?: Failure['status'] | '4xx' | '5xx';
  readonly code?: Failure['code'];
  readonly call?: Failure['call'];
  readonly then: Consequence;
  /** Used instead of a reload away from Home, and on Home when it was just reloaded. */
  readonly otherwise?: Consequence;
  /** Status of the error page; the response's own by default. */
  readonly page?: number;
}

/**
 * Consequences of failed calls: the first matching row counts. Product specification §8; where it is silent or would
 * log people out for a fault of the server, ADR 0012.
 */
export const FAILURE_CATALOGUE: readonly CatalogueRow[] = [
  // 403 OBSOLETE_VERSION asks for an app update
  { status: 403, code: 'OBSOLETE_VERSION', then: 'updateApp' },
  // 403 PARTNER_RESTRICTED is for the page
  { status: 403, code: 'PARTNER_RESTRICTED', then: 'passThrough' },
  // NOT_OVER_14DAYS goes to /login/withdraw
  { code: 'NOT_OVER_14DAYS', then: 'toRejoin' },
  // NO_JWT goes to login with the return path
  { code: 'NO_JWT', then: 'toLogin' },
  // 400 NOT_EXPIRED_JWT logs out
  { status: 400, code: 'NOT_EXPIRED_JWT', then: 'endSession' },
  // 400 on the refresh call reloads Home and logs out elsewhere
  {
    status: 400,
    call: 'refresh',
    then: 'reload',
    otherwise: 'endSession',
  },
  // 401 EXPIRED_JWT refreshes once
  { status: 401, code: 'EXPIRED_JWT', call: 'first', then: 'refresh' },
  // any other 401 logs out
  { status: 401, then: 'endSession' },
  // any other 403 logs out
  { status: 403, then: 'endSession' },
  // 400 without an error body reloads Home
  {
    status: 400,
    code: 'noBody',
    then: 'reload',
    otherwise: 'errorPage',
  },
  // an error body without a code logs out
  { status: '4xx', code: 'missing', then: 'endSession' },
  // 429 on the refresh call keeps the login
  { status: 429, call: 'refresh', then: 'passThrough' },
  // a refused refresh logs out
  { status: '4xx', call: 'refresh', then: 'endSession' },
  // 400 is the error page of a page's own read
  { status: 400, then: 'errorPage' },
  // no answer is error page 503
  { status: 'noAnswer', then: 'errorPage', page: 503 },
  // a call that was never sent is error page 500
  { status: 'notSent', then: 'errorPage', page: 500 },
  // an answer of another shape is a failed read of its page
  { status: 502, code: 'UNAVAILABLE', then: 'passThrough' },
  // 504 is error page 504
  { status: 504, then: 'errorPage' },
  // the server's own trouble is the error page of its status
  { status: '5xx', then: 'errorPage' },
];

/** Row of every other refusal. */
const LEFT_TO_THE_PAGE: CatalogueRow = { then: 'passThrough' };

/**
 * Returns the catalogue's consequence of a failed call.
 *
 * @param canReload whether this is Home and was not just reloaded.
 */
export const consequenceOf = (failure: Failure, canReload: boolean): Consequence => {
  const { then, otherwise } = rowOf(failure);
  return canReload ? then : (otherwise ?? then);
};

/** Returns the status of the error page for a failed call. */
export const errorPageOf = (failure: Failure): number =>
  rowOf(failure).page ?? (typeof failure.status === 'number' ? failure.status : 500);

/** Returns the first row that matches a failed call. */
export const rowOf = (failure: Failure): CatalogueRow =>
  FAILURE_CATALOGUE.find(
    ({ status, code, call }) =>
      (status === undefined || hasStatus(failure.status, status)) &&
      (code === undefined || code === failure.code) &&
      (call === undefined || call === failure.call),
  ) ?? LEFT_TO_THE_PAGE;

const hasStatus = (status: Failure['status'], wanted: NonNullable<CatalogueRow['status']>): boolean => {
  if (wanted === '4xx') return typeof status === 'number' && status >= 400 && status < 500;
  if (wanted === '5xx') return typeof status === 'number' && status >= 500;
  return status === wanted;
};
