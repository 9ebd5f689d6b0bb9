import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startApi } from '../system/start-api';
import { startPostgres } from '../system/start-postgres';
import { interleave, markdown, spread } from './interleave';
import { queryPostgres, seedCountry } from './seed-country';
import { FIRST_ID, seedRequests } from './seed-requests';

const run = promisify(execFile);

const SHOPS = 1_000;
const REQUESTS = 100_000;
const SECONDS = 5;
const CLIENTS = [8, 32];

/** Bodies of the function that triggers call: rows as they are, NOTIFY as before migration 0007, and nothing at all. */
const TRIGGERS: Readonly<Record<string, string>> = {
  NOTIFY: `select pg_notify('live_changes', json_build_object('kind', "kind", 'memberId', "member_id", 'applicationId', "application_id")::text)`,
  rows: `insert into live_changes (change) values (json_build_object('kind', "kind", 'memberId', "member_id", 'applicationId',
    "application_id")::text) on conflict do nothing`,
  nothing: 'select',
};

const triggersSql = (what: string): string => `
  create or replace function tell_change(member_id integer, kind text, application_id integer) returns void language sql
    as $$ ${TRIGGERS[what] ?? ''} $$; truncate live_changes;`;

const PICK = `\\set id ${FIRST_ID} + random(0, ${REQUESTS - 1})`;
const LOCK = 'select id, member_id from requests where id = :id for no key update \\gset';
const MOVE = `insert into request_moves (request_id, from_status, to_status, actor_type, at, photo_ids)
  values (:id, 'Requested', 'Requested', 'shop', now(), '{}');`;

/** Writes of a status transition by a shop, with its message to the customer, and of an approval of a price. */
const TRANSACTIONS: Readonly<Record<string, readonly string[]>> = {
  transition: [
    'update requests set status_at = now() where id = :id;',
    MOVE,
    `insert into notifications (member_id, kind, title, text, created_at) values (:member_id, 'order', '수거', '수거했어요.', now());`,
    `insert into outbox_messages (key, event, purpose, member_id, "to", request_id, title, text, created_at, expires_at, due_at)
      values (gen_random_uuid(), 'x', 'info', :member_id, 'bench', :id, '수거', '수거했어요.', now(), now(), now());`,
  ],
  approval: [
    'select id from members where id = :member_id for no key update;',
    `update requests set payment_status = 'Waiting', approved_at = now(), total_won = 5900 where id = :id;`,
    `insert into charges (member_id, kind, request_id, status, amount_won, goods_name, issued_at)
      values (:member_id, 'request', :id, 'Void', 5900, '세탁', now()) returning id as charge \\gset`,
    `insert into ledger_postings (at, kind, charge_id) values (now(), 'issued', :charge) returning id as posting \\gset`,
    `insert into ledger_entries (posting_id, account, amount_won) values (:posting, 'member', 5900), (:posting, 'sales', -5900);`,
    MOVE,
  ],
};

const scriptOf = (statements: readonly string[]): string =>
  [PICK, 'begin;', LOCK, ...statements, 'commit;'].map((line) => line.replaceAll('\n', ' ')).join('\n');

/** Commits per second of one kind of transaction, by pgbench. */
const commitsPerSecond = async (databaseUrl: string, file: string, clients: number): Promise<number> => {
  const options = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-T', `${SECONDS}`, '-f', file];
  const { stdout } = await run('pgbench', [...options, databaseUrl]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
};

const measure = async (databaseUrl: string, folder: string, rounds: number): Promise<void> => {
  const ways = new Map(Object.keys(TRIGGERS).map((what) => [what, what]));
  const rows: string[][] = [];
  for (const [name, statements] of Object.entries(TRANSACTIONS)) {
    const file = join(folder, `${name}.sql`);
    await writeFile(file, scriptOf(statements));
    for (const clients of CLIENTS) {
      const taken = await interleave(ways, rounds, async (what) => {
        await queryPostgres(databaseUrl, triggersSql(what));
        return commitsPerSecond(databaseUrl, file, clients);
      });
      rows.push([name, `${clients}`, ...[...ways.keys()].map((what) => spread(taken.get(what) ?? []))]);
    }
  }
  console.log(markdown(['transaction', 'clients', ...ways.keys()], rows));
};

/**
 * Benchmarks transactions per second on a PostgreSQL server that flushes commits, with the writes of status transitions
 * and approvals: with rows of changes for open pages, with NOTIFY, and without both.
 */
export const benchCommits = async (rounds = 3): Promise<void> => {
  const postgres = await startPostgres(true);
  const folder = await mkdtemp(join(tmpdir(), 'dongne-commits-'));
  try {
    // Creates the tables.
    await (await startApi(postgres.url)).stop();
    await seedCountry((sql) => queryPostgres(postgres.url, sql), SHOPS);
    await seedRequests((sql) => queryPostgres(postgres.url, sql), REQUESTS);
    await measure(postgres.url, folder, rounds);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await postgres.stop();
  }
};
