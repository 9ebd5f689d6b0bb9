import { sandboxInicisKeys, sandboxMessageKeys, sandboxNicepayKeys, sandboxVoucherKeys } from '#base';
import startMigratedCluster from '../../base/database/testing/postgres-setup';
import stopCluster from '../../base/database/testing/postgres-teardown';
import { addMember } from '../fixtures';
import { openTestApi, type TestApi } from '../test-api';
import { freePort } from '../free-port';

/** An API that other processes reach by network: the sandbox's card providers that outlive them stand in it. */
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
  // A server that finds nobody in its database fills it with a demonstration.
  await addMember(api);
  return { ...api, port };
};

/** Does something with a PostgreSQL server that is there only meanwhile. */
export const onOwnCluster = async (work: () => Promise<void>): Promise<void> => {
  await startMigratedCluster();
  try {
    await work();
  } finally {
    await stopCluster();
  }
};
