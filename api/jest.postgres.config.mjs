import { nodePreset } from '@dongne/build/jest';

/** The same tests on a PostgreSQL server that the run starts itself. */
export default {
  ...nodePreset({ name: 'api-postgres', dir: import.meta.dirname }),
  displayName: 'api (PostgreSQL)',
  globalSetup: '<rootDir>/src/database/testing/postgres-setup.ts',
  globalTeardown: '<rootDir>/src/database/testing/postgres-teardown.ts',
  testTimeout: 30_000,
  // These know no database, or the embedded one only.
  testPathIgnorePatterns: [
    '/src/server\\.test',
    '/src/config\\.test',
    '/src/openapi-document\\.test',
    '/src/database/lock\\.test',
  ],
};
