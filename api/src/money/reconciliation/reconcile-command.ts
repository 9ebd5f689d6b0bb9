import { parseArgs } from 'node:util';
import { Value } from 'typebox/value';
import { formatWon } from '@dongne/contract';
import type { DifferenceKind } from './differences';
import { daysBetween } from './movement';
import { Reconciliation, type ReconciliationView } from './reconciliation-schemas';

/** Exit codes: no difference, some difference, or an unreachable side. */
export const EXIT = { agrees: 0, differs: 1, notAsked: 2 } as const;

/** The part of `fetch` that is needed here. */
export type AskApi = (
  url: string,
  request: { readonly method: 'GET' | 'POST'; readonly headers: Record<string, string> },
) => Promise<{ readonly ok: boolean; readonly status: number; readonly text: () => Promise<string> }>;

/** Address and credentials of the API. */
export interface ReconcileSetting {
  /** Base URL of the running API, without a trailing slash. */
  readonly apiUrl: string;
  /** Null requests a token from the sandbox. */
  readonly operatorKey: string | null;
  readonly fetch: AskApi;
  /** Prints a line. */
  readonly write: (line: string) => void;
}

const WORDS: Record<DifferenceKind, string> = {
  notOurs: 'there only',
  notTheirs: 'with us only',
  otherAmount: 'another amount',
  otherState: 'done there, not with us',
  inDoubt: 'no answer yet',
  unbalanced: 'entries that do not sum to zero',
  notPosted: 'not in the ledger as it ended',
  notSettled: 'in the ledger, and has not ended so',
  otherDebt: 'owed otherwise than the ledger says',
  otherRefunds: 'refunds that are not those that are counted',
};

class NotAsked extends Error {
  override readonly name = 'NotAsked';
}

const call = async ({ apiUrl, fetch }: ReconcileSetting, method: 'GET' | 'POST', path: string, token?: string) => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(apiUrl + path, { method, headers }).catch(() => {
    throw new NotAsked(`No API answers at ${apiUrl}. Start it, or say where it is by API_URL.`);
  });
  const text = await answer.text();
  if (!answer.ok) throw new NotAsked(`${method} ${path} was answered with ${answer.status}: ${text}`);
  const value: unknown = JSON.parse(text);
  return value;
};

const tokenOf = async (setting: ReconcileSetting): Promise<string> => {
  if (setting.operatorKey !== null) return setting.operatorKey;
  const answer = await call(setting, 'POST', '/sandbox/operator/token');
  const token = typeof answer === 'object' && answer !== null && 'accessToken' in answer ? answer.accessToken : null;
  if (typeof token !== 'string') throw new NotAsked('The sandbox gave no token.');
  return token;
};

const readDays = async (setting: ReconcileSetting, token: string, query: string): Promise<ReconciliationView> => {
  const answer = await call(setting, 'GET', `/v1/operator/reconciliation${query}`, token);
  if (!Value.Check(Reconciliation, answer)) throw new NotAsked('The API answers something else than a reconciliation.');
  return answer;
};

const print = ({ books, differences }: ReconciliationView, write: (line: string) => void): void => {
  for (const { date, book, oursWon, theirsWon, notRead } of books)
    write(
      oursWon === null || theirsWon === null
        ? `${date}  ${book.padEnd(8)}  could not be asked: ${notRead ?? ''}`
        : `${date}  ${book.padEnd(8)}  ours ${formatWon(oursWon)}  theirs ${formatWon(theirsWon)}`,
    );
  for (const { date, book, kind, subject, ours, theirs } of differences)
    write(`${date}  ${book.padEnd(8)}  ${WORDS[kind]}: ${subject}  ours ${ours ?? '–'}  theirs ${theirs ?? '–'}`);
};

const daysOf = async (
  setting: ReconcileSetting,
  token: string,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<readonly string[]> => {
  // Asks the API for its day, because the clock of its sandbox travels.
  const last = to ?? (await readDays(setting, token, '')).to;
  return daysBetween(from ?? last, last);
};

/**
 * `reconcile [--from 2026-11-01] [--to 2026-11-21] [--json]`: compares the books of a running API with those of the
 * payment providers, day by day, and prints every difference. Default: yesterday.
 *
 * @returns the exit code, of `EXIT`.
 */
export const runReconcile = async (args: readonly string[], setting: ReconcileSetting): Promise<number> => {
  const { write } = setting;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } },
    });
    const token = await tokenOf(setting);
    const days = await daysOf(setting, token, values);
    if (days.length === 0) throw new NotAsked('Days are written as 2026-11-01, and --from is no later than --to.');
    let [unread, differences] = [0, 0];
    for (const day of days) {
      const found = await readDays(setting, token, `?from=${day}&to=${day}`);
      if (values.json === true) write(JSON.stringify(found));
      else print(found, write);
      unread += found.books.filter(({ notRead }) => notRead !== null).length;
      differences += found.differences.length;
    }
    if (values.json !== true) write(`${days.length} days, ${differences} differences, ${unread} books not read`);
    if (differences > 0) return EXIT.differs;
    return unread > 0 ? EXIT.notAsked : EXIT.agrees;
  } catch (error) {
    write(error instanceof Error ? error.message : String(error));
    return EXIT.notAsked;
  }
};
