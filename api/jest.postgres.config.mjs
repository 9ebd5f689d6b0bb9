import { keepingModules, nodePreset, REPORTERS, SEQUENCER } from '@dongne/build/jest';
import { ON_EMBEDDED_ONLY, ROOTS, WITHOUT_DATABASE, pathsOf } from './jest.engines.mjs';

/** The same tests on a PostgreSQL server that the run starts itself. */
export default {
  ...keepingModules(nodePreset({ name: 'api-postgres', dir: import.meta.dirname, roots: ROOTS })),
  displayName: 'api (PostgreSQL)',
  reporters: REPORTERS,
  testSequencer: SEQUENCER,
  globalSetup: '<rootDir>/testing/base/database/postgres-setup.ts',
  globalTeardown: '<rootDir>/testing/base/database/postgres-teardown.ts',
  testPathIgnorePatterns: pathsOf([...ON_EMBEDDED_ONLY, ...WITHOUT_DATABASE]),
};
