import { startMigratedCluster } from '@dongne/api/testing/base/database/migrated-cluster';
import { SANDBOX_MIGRATIONS } from '../../migrations';

/** Jest global setup for PostgreSQL, with the sandbox's tables. */
// oxlint-disable-next-line no-restricted-exports -- jest calls the default export
export default (): Promise<void> => startMigratedCluster([SANDBOX_MIGRATIONS]);
