import { nodePreset } from '@dongne/build/jest';

/** The API's tests on the embedded database. */
export default {
  ...nodePreset({ name: 'api', dir: import.meta.dirname }),
  globalSetup: '<rootDir>/src/database/testing/embedded-setup.ts',
  globalTeardown: '<rootDir>/src/database/testing/embedded-teardown.ts',
  // Each file boots a database of its own, which takes seconds on a busy machine.
  testTimeout: 30_000,
};
