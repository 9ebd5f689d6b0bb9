import { keepingModules, nodePreset, REPORTERS, SEQUENCER } from '@dongne/build/jest';
import { ON_EMBEDDED_ONLY, pathsOf, WITHOUT_DATABASE } from './jest.engines.mjs';

/** The same tests on a PostgreSQL server that the run starts itself. */
export default {
  ...keepingModules(nodePreset({ name: 'api-postgres', dir: import.meta.dirname })),
  displayName: 'api (PostgreSQL)',
  reporters: REPORTERS,
  testSequencer: SEQUENCER,
  globalSetup: '<rootDir>/src/base/database/testing/postgres-setup.ts',
  globalTeardown: '<rootDir>/src/base/database/testing/postgres-teardown.ts',
  testPathIgnorePatterns: pathsOf([...ON_EMBEDDED_ONLY, ...WITHOUT_DATABASE]),
};
