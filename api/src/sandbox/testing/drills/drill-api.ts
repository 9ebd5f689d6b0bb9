import startMigratedCluster from '#testing/base/database/postgres-setup';
import stopCluster from '#testing/base/database/postgres-teardown';
import { NO_SOCIAL_KEYS } from '#base';
import { sandboxKeys } from '../../settings';
import { addMember } from '#testing/fixtures';
import type { TestApi } from '#testing/test-api';
import { openSandboxApi } from '../sandbox-api';
import { freePort } from '#testing/free-port';

/** An API reachable over the network: its sandbox card providers outlive the killed processes. */
export interface DrillApi extends TestApi {
  readonly port: number;
}

/** Opens such an API on a fresh database. @throws without PostgreSQL: two processes share no embedded one. */
export const openDrillApi = async (): Promise<DrillApi> => {
  const port = await freePort();
  const api = await openSandboxApi({ port, ...sandboxKeys(port), social: NO_SOCIAL_KEYS });
  await api.app.listen({ port, host: '127.0.0.1' });
  // Adds a member: a server with an empty database would seed it.
  await addMember(api);
  return { ...api, port };
};

/** Runs work with a temporary PostgreSQL server. */
export const onOwnCluster = async (work: () => Promise<void>): Promise<void> => {
  await startMigratedCluster();
  try {
    await work();
  } finally {
    await stopCluster();
  }
};
