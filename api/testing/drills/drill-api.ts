import { sandboxInicisKeys, sandboxMessageKeys, sandboxNicepayKeys, sandboxVoucherKeys } from '#base';
import startMigratedCluster from '../base/database/postgres-setup';
import stopCluster from '../base/database/postgres-teardown';
import { addMember } from '../fixtures';
import { openTestApi, type TestApi } from '../test-api';
import { freePort } from '../free-port';

/** An API reachable over the network: its sandbox card providers outlive the killed processes. */
export interface DrillApi extends TestApi {
  readonly port: number;
}

/** Opens such an API on a fresh database. @throws without PostgreSQL: two processes share no embedded one. */
export const openDrillApi = async (): Promise<DrillApi> => {
  const port = await freePort();
  const cardProviders = { inicis: sandboxInicisKeys(port), nicepay: sandboxNicepayKeys(port) };
  const messages = sandboxMessageKeys(port);
  const api = await openTestApi({ port, cardProviders, messages, vouchers: sandboxVoucherKeys(port) });
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
