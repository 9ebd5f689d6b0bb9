import { nodePreset } from '@dongne/build/jest';

/** The same tests on a PostgreSQL server that the run starts itself. */
export default {
  ...nodePreset({ name: 'api-postgres', dir: import.meta.dirname }),
  displayName: 'api (PostgreSQL)',
  globalSetup: '<rootDir>/src/database/testing/postgres-setup.ts',
  globalTeardown: '<rootDir>/src/database/testing/postgres-teardown.ts',
};
