import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { startApi, type StartedApi } from '../system/start-api';
import { seedCountry, type Query } from './seed-country';

/** Starts an API on an embedded database with a number of shops: starts once to create the tables, stops, and seeds. */
export const startEmbeddedCountry = async (shops: number): Promise<StartedApi> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dongne-country-'));
  const once = await startApi(undefined, dataDir);
  await once.stop();
  const engine = await PGlite.create({ dataDir: join(dataDir, 'db'), extensions: { cube, earthdistance } });
  const ask: Query = async (sql) => {
    const [row] = (await engine.exec(sql)).at(-1)?.rows ?? [];
    return row === undefined ? '' : String(Object.values(row)[0]);
  };
  await seedCountry(ask, shops);
  await engine.close();
  const api = await startApi(undefined, dataDir);
  return {
    ...api,
    stop: async () => {
      await api.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
