import {
  consequenceOf,
  errorPageOf,
  FAILURE_CATALOGUE,
  rowOf,
  type Consequence,
  type Failure,
} from './failure-catalogue';

const failure = (
  status: Failure['status'],
  code: Failure['code'] = 'noBody',
  call: Failure['call'] = 'first',
): Failure => ({ status, code, call });

/** Rows of the catalogue in order, each with a failure that only it matches. */
const ROWS: readonly [row: string, example: Failure, onHome: Consequence, elsewhere: Consequence][] = [
  ['403 OBSOLETE_VERSION asks for an app update', failure(403, 'OBSOLETE_VERSION'), 'updateApp', 'updateApp'],
  ['403 PARTNER_RESTRICTED is for the page', failure(403, 'PARTNER_RESTRICTED'), 'passThrough', 'passThrough'],
  ['NOT_OVER_14DAYS goes to /login/withdraw', failure(409, 'NOT_OVER_14DAYS'), 'toRejoin', 'toRejoin'],
  ['NO_JWT goes to login with the return path', failure(400, 'NO_JWT'), 'toLogin', 'toLogin'],
  ['400 NOT_EXPIRED_JWT logs out', failure(400, 'NOT_EXPIRED_JWT', 'refresh'), 'endSession', 'endSession'],
  [
    '400 on the refresh call reloads Home and logs out elsewhere',
    failure(400, 'noBody', 'refresh'),
    'reload',
    'endSession',
  ],
  ['401 EXPIRED_JWT refreshes once', failure(401, 'EXPIRED_JWT'), 'refresh', 'refresh'],
  ['any other 401 logs out', failure(401, 'EXPIRED_JWT', 'repeated'), 'endSession', 'endSession'],
  ['any other 403 logs out', failure(403, 'noBody'), 'endSession', 'endSession'],
  ['400 without an error body reloads Home', failure(400, 'noBody'), 'reload', 'errorPage'],
  ['an error body without a code logs out', failure(422, 'missing'), 'endSession', 'endSession'],
  [
    '429 on the refresh call keeps the login',
    failure(429, 'TOO_MANY_REQUESTS', 'refresh'),
    'passThrough',
    'passThrough',
  ],
  ['a refused refresh logs out', failure(422, 'VALIDATION', 'refresh'), 'endSession', 'endSession'],
  ["400 is the error page of a page's own read", failure(400, 'VALIDATION'), 'errorPage', 'errorPage'],
  ['no answer is error page 503', failure('noAnswer'), 'errorPage', 'errorPage'],
  ['a call that was never sent is error page 500', failure('notSent'), 'errorPage', 'errorPage'],
  [
    'an answer of another shape is a failed read of its page',
    failure(502, 'UNAVAILABLE'),
    'passThrough',
    'passThrough',
  ],
  ['504 is error page 504', failure(504), 'errorPage', 'errorPage'],
  ["the server's own trouble is the error page of its status", failure(500, 'missing'), 'errorPage', 'errorPage'],
];

describe('failure catalogue', () => {
  it.each(ROWS)('%s', (_row, example, onHome, elsewhere) => {
    expect(consequenceOf(example, true)).toBe(onHome);
    expect(consequenceOf(example, false)).toBe(elsewhere);
  });

  it('has a test for every row, in order', () => {
    expect(ROWS.map(([, example]) => FAILURE_CATALOGUE.indexOf(rowOf(example)))).toEqual(
      FAILURE_CATALOGUE.map((_row, place) => place),
    );
  });

  it.each([
    [409, 'SLOT_FULL'],
    [422, 'VALIDATION'],
    [404, 'noBody'],
    [429, 'TOO_MANY_REQUESTS'],
    [418, 'unknown'],
  ] as const)('leaves %i %s to the page', (status, code) => {
    expect(consequenceOf(failure(status, code), true)).toBe('passThrough');
  });

  it.each([
    ['any other 401', failure(401, 'INVALID_JWT')],
    ['a refused refresh token', failure(401, 'REFRESH_REUSED', 'refresh')],
    ['an expired token on the refresh call', failure(401, 'EXPIRED_JWT', 'refresh')],
    ['an error body without a code under the first of the refusals', failure(400, 'missing')],
  ])('logs out on %s', (_name, example) => {
    expect(consequenceOf(example, false)).toBe('endSession');
  });

  it.each([
    ['noAnswer', 503],
    ['notSent', 500],
    [504, 504],
    [500, 500],
    [502, 502],
  ] as const)('has for %s error page %i', (status, page) => {
    expect(errorPageOf(failure(status))).toBe(page);
  });
});
