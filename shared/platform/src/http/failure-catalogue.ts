import type { ErrorCode } from '@dongne/contract';

/** A failed call, as far as what happens depends on it. */
export interface Failure {
  /** HTTP status; `noAnswer` after 10 s or without a network; `notSent` when the call broke before it left. */
  readonly status: number | 'noAnswer' | 'notSent';
  /** The code of the error body; `unknown` is one we have no word for, `missing` an error without one, `noBody` no error body at all (nothing, a proxy's HTML). */
  readonly code: ErrorCode | 'unknown' | 'missing' | 'noBody';
  /** `refresh` is the refresh call itself, `repeated` the second try with the token it gave. */
  readonly call: 'first' | 'repeated' | 'refresh';
}

/** What the app does beside handing the error to the caller. */
export type Consequence =
  /** Nothing: the page says what is wrong. */
  | 'passThrough'
  /** Fetch a token and repeat the call; once for any number of calls. */
  | 'refresh'
  /** Ask for the newer app. */
  | 'updateApp'
  /** Forget the login and go to login with the way back; on Home stay. */
  | 'endSession'
  /** As `endSession`, and visitors go to login too. */
  | 'toLogin'
  /** Why somebody who has just left cannot join yet. */
  | 'toRejoin'
  /** Load the page again, once. */
  | 'reload'
  /** The error page of the status, where the call was the page's own load (ADR 0012). */
  | 'errorPage';

/** One row of the catalogue; what it does not name does not matter to it. Its comment is the name of its test. */
export interface CatalogueRow {
  readonly status?: Failure['status'] | '4xx' | '5xx';
  readonly code?: Failure['code'];
  readonly call?: Failure['call'];
  readonly then: Consequence;
  /** Instead of a reload away from Home, and on Home when it has just been reloaded. */
  readonly otherwise?: Consequence;
  /** Status of the error page; the answer's own when not given. */
  readonly page?: number;
}

/** What happens when a call fails, in order: the first row that fits counts. Product specification §8; where it is silent or would log people out for the server's trouble, ADR 0012. */
export const FAILURE_CATALOGUE: readonly CatalogueRow[] = [
  // 403 OBSOLETE_VERSION asks for the newer app
  { status: 403, code: 'OBSOLETE_VERSION', then: 'updateApp' },
  // 403 PARTNER_RESTRICTED is for the page
  { status: 403, code: 'PARTNER_RESTRICTED', then: 'passThrough' },
  // NOT_OVER_14DAYS goes to /login/withdraw
  { code: 'NOT_OVER_14DAYS', then: 'toRejoin' },
  // NO_JWT goes to login with the way back
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

/** Every other refusal. */
const LEFT_TO_THE_PAGE: CatalogueRow = { then: 'passThrough' };

/**
 * What the catalogue says to a failed call.
 *
 * @param canReload whether this is Home and was not reloaded a moment ago.
 */
export const consequenceOf = (failure: Failure, canReload: boolean): Consequence => {
  const { then, otherwise } = rowOf(failure);
  return canReload ? then : (otherwise ?? then);
};

/** Status of the error page that belongs to a failed call. */
export const errorPageOf = (failure: Failure): number =>
  rowOf(failure).page ?? (typeof failure.status === 'number' ? failure.status : 500);

/** The row that answers a failed call. */
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
