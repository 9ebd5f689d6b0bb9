import { keepingModules, nodePreset, REPORTERS, SEQUENCER } from '@dongne/build/jest';
import { ON_BOTH_ENGINES, ROOTS } from './jest.engines.mjs';

/** Tests whose answers may differ on the embedded database, beside a run of all on PostgreSQL. */
export default {
  ...keepingModules(nodePreset({ name: 'api-embedded', dir: import.meta.dirname, roots: ROOTS })),
  displayName: 'api (PGlite)',
  reporters: REPORTERS,
  testSequencer: SEQUENCER,
  testMatch: ON_BOTH_ENGINES.map((name) => `**/${name}.test.ts`),
  globalSetup: '<rootDir>/testing/base/database/embedded-setup.ts',
  globalTeardown: '<rootDir>/testing/base/database/embedded-teardown.ts',
};
