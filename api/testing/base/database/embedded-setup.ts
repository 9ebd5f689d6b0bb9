import { writeMigratedSnapshot } from './migrated-snapshot';

/** Jest global setup for the embedded engine. */
// oxlint-disable-next-line no-restricted-exports -- jest calls the default export
export default (): Promise<void> => writeMigratedSnapshot();
