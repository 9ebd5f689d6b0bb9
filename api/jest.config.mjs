import { nodePreset } from '@dongne/build/jest';
import { BESIDE_POSTGRES, ON_EMBEDDED_ONLY, ON_POSTGRES_ONLY, pathsOf, WITHOUT_DATABASE } from './jest.engines.mjs';

/** Files of `ON_BOTH_ENGINES` have a run of their own then: jest.embedded.config.mjs. */
const besidePostgres = [...ON_EMBEDDED_ONLY, ...WITHOUT_DATABASE];

/** The API's tests on the embedded database. */
export default {
  ...nodePreset({ name: 'api', dir: import.meta.dirname }),
  ...(process.env[BESIDE_POSTGRES] === undefined
    ? {}
    : { testMatch: besidePostgres.map((name) => `**/${name}.test.ts`) }),
  testPathIgnorePatterns: pathsOf(ON_POSTGRES_ONLY),
  globalSetup: '<rootDir>/src/base/database/testing/embedded-setup.ts',
  globalTeardown: '<rootDir>/src/base/database/testing/embedded-teardown.ts',
};
