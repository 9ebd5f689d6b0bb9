import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { queryPostgres } from './seed-country';

const run = promisify(execFile);

/** Log of a server that `startPostgres` started. */
const LOG = `pg_read_file(current_setting('data_directory') || '/../log')`;
const ENTRY = /^\d{4}-\d\d-\d\d [\d:.]+ \S+ \[\d+\] /m;
const STATEMENT = /^LOG: {2}(?:execute [^:]+|statement): ([\s\S]*)$/;
const PARAMETERS = /^DETAIL: {2}[Pp]arameters: ([\s\S]*)$/;
const PARAMETER = /\$(\d+) = ('(?:[^']|'')*'|NULL)/g;
/** Statements of the queue and of this bench, which run at any time. */
const FOREIGN = /jobs\.|pg_read_file|pg_reload_conf|alter system/i;
const TRIES = 5;

const withValues = (statement: string, parameters: string): string => {
  const values = new Map([...parameters.matchAll(PARAMETER)].map(([, number, literal]) => [number, literal]));
  return statement.replaceAll(/\$(\d+)/g, (whole, number: string) => values.get(number) ?? whole);
};

/** Statements in a part of a log, with their values. */
const statementsIn = (log: string): string[] => {
  const found: string[] = [];
  for (const entry of log.split(ENTRY).map((text) => text.trim())) {
    const [, statement] = STATEMENT.exec(entry) ?? [];
    const [, parameters] = PARAMETERS.exec(entry) ?? [];
    if (statement !== undefined) found.push(statement);
    else if (parameters !== undefined) found.push(withValues(found.pop() ?? '', parameters));
  }
  return found.filter((statement) => !FOREIGN.test(statement));
};

const logStatements = (databaseUrl: string, which: 'all' | 'none'): Promise<string> =>
  queryPostgres(databaseUrl, `alter system set log_statement = '${which}'`).then(() =>
    queryPostgres(databaseUrl, 'select pg_reload_conf()'),
  );

/** Statements that a call sends, from the server's log: the fewest of some tries, because jobs run meanwhile. */
export const sqlOfCall = async (databaseUrl: string, call: () => Promise<unknown>): Promise<readonly string[]> => {
  const tries: string[][] = [];
  await logStatements(databaseUrl, 'all');
  for (let nth = 0; nth < TRIES; nth += 1) {
    const length = Number(await queryPostgres(databaseUrl, `select length(${LOG})`));
    await call();
    tries.push(statementsIn(await queryPostgres(databaseUrl, `select substr(${LOG}, ${length + 1})`)));
  }
  await logStatements(databaseUrl, 'none');
  return tries.toSorted((one, other) => one.length - other.length)[0] ?? [];
};

/** Mean duration of statements one after the other over one connection in ms, prepared, by pgbench. */
export const sqlMean = async (databaseUrl: string, statements: readonly string[], times: number): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'dongne-sql-'));
  try {
    const script = join(folder, 'call.sql');
    await writeFile(script, statements.map((text) => `${text.replaceAll(/\s+/g, ' ')};`).join('\n'));
    const { stdout } = await run('pgbench', ['-n', '-M', 'prepared', '-t', `${times}`, '-f', script, databaseUrl]);
    return Number(/latency average = ([\d.]+) ms/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
