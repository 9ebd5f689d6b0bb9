import { startMigratedCluster } from './migrated-cluster';

/** Jest global setup for PostgreSQL. */
// oxlint-disable-next-line no-restricted-exports -- jest calls the default export
export default (): Promise<void> => startMigratedCluster();
