import startSandboxCluster from '../database/postgres-setup';
import stopCluster from '@dongne/api/testing/base/database/postgres-teardown';
import { NO_SOCIAL_KEYS } from '@dongne/api/base';
import { sandboxKeys } from '../../settings';
import { addMember } from '@dongne/api/testing/fixtures';
import type { TestApi } from '@dongne/api/testing/test-api';
import { openSandboxApi } from '../sandbox-api';
import { freePort } from '@dongne/api/testing/free-port';

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
  await startSandboxCluster();
  try {
    await work();
  } finally {
    await stopCluster();
  }
};
