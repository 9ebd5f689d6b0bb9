import { writeMigratedSnapshot } from '@dongne/api/testing/base/database/migrated-snapshot';
import { SANDBOX_MIGRATIONS } from '../../migrations';

/** Jest global setup for the embedded engine, with the sandbox's tables. */
// oxlint-disable-next-line no-restricted-exports -- jest calls the default export
export default (): Promise<void> => writeMigratedSnapshot([SANDBOX_MIGRATIONS]);
