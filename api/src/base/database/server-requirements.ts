import type { ClientBase } from 'pg';
import { codeOf } from '../common';

/** Oldest server version covered by the tests. */
const OLDEST_VERSION = 15;
const EXTENSIONS = ['cube', 'earthdistance'] as const;
const NOT_PERMITTED = '42501';

/** PostgreSQL server that does not meet our requirements; the message says how to fix it. */
export class UnfitServer extends Error {
  override readonly name = 'UnfitServer';
}

/** Properties of a database that we depend on. */
export interface ServerFacts {
  readonly database: string;
  /** `server_version_num`, e.g. 150004. */
  readonly version: number;
  readonly encoding: string;
  /** Extensions available on the server. */
  readonly available: readonly string[];
}

/** Sentence with the fixing command for an unfit database; undefined if it fits. */
export const unfitSentence = ({ database, version, encoding, available }: ServerFacts): string | undefined => {
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_VERSION)
    return `The server of DATABASE_URL is PostgreSQL ${major}; ${OLDEST_VERSION} or newer is needed. Upgrade it with "pg_upgradecluster ${major} main", or name a newer server.`;
  if (encoding !== 'UTF8')
    return `The database "${database}" has the encoding ${encoding}, in which Korean cannot be searched. Create one with "createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 dongne_utf8" and name it in DATABASE_URL.`;
  const missing = EXTENSIONS.filter((name) => !available.includes(name));
  if (missing.length > 0)
    return `The server of DATABASE_URL lacks the extensions ${missing.join(', ')}. Install PostgreSQL's contrib package on its machine, as with "apt-get install postgresql-contrib".`;
  return undefined;
};

const factsOf = async (client: ClientBase): Promise<ServerFacts | undefined> => {
  const { rows } = await client.query<ServerFacts>(
    `SELECT current_database() AS database, current_setting('server_version_num')::int AS version,
       current_setting('server_encoding') AS encoding,
       ARRAY(SELECT name::text FROM pg_available_extensions WHERE name = ANY($1)) AS available`,
    [EXTENSIONS],
  );
  return rows[0];
};

const createExtensions = async (client: ClientBase): Promise<void> => {
  for (const name of EXTENSIONS) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
};

/**
 * Checks the requirements of a server before the first migration and creates the needed extensions.
 *
 * @throws {UnfitServer} for another encoding than UTF8, a version below 15, and extensions that cannot be created.
 */
export const requireFitServer = async (client: ClientBase): Promise<void> => {
  const facts = await factsOf(client);
  const sentence = facts === undefined ? undefined : unfitSentence(facts);
  if (sentence !== undefined) throw new UnfitServer(sentence);
  try {
    await createExtensions(client);
  } catch (error) {
    if (codeOf(error) !== NOT_PERMITTED) throw error;
    const statements = EXTENSIONS.map((name) => `CREATE EXTENSION IF NOT EXISTS ${name};`).join(' ');
    throw new UnfitServer(
      `The user of DATABASE_URL may not create the extensions ${EXTENSIONS.join(', ')}. Let a superuser run: psql -d ${facts?.database ?? ''} -c '${statements}'`,
      { cause: error },
    );
  }
};
