import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { startApi, type StartedApi } from '../system/start-api';
import { plantCountry, type Ask } from './plant-country';

/** An API on an embedded database that holds so many shops: opened once for its tables, filled while it is down. */
export const startEmbeddedCountry = async (shops: number): Promise<StartedApi> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dongne-country-'));
  const once = await startApi(undefined, dataDir);
  await once.stop();
  const engine = await PGlite.create({ dataDir: join(dataDir, 'db'), extensions: { cube, earthdistance } });
  const ask: Ask = async (sql) => {
    const [row] = (await engine.exec(sql)).at(-1)?.rows ?? [];
    return row === undefined ? '' : String(Object.values(row)[0]);
  };
  await plantCountry(ask, shops);
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
