import { nodePreset } from '@dongne/build/jest';
import {
  BESIDE_POSTGRES,
  ON_EMBEDDED_ONLY,
  ON_POSTGRES_ONLY,
  ROOTS,
  WITHOUT_DATABASE,
  pathsOf,
} from './jest.engines.mjs';

/** Files of `ON_BOTH_ENGINES` have a run of their own then: jest.embedded.config.mjs. */
const besidePostgres = [...ON_EMBEDDED_ONLY, ...WITHOUT_DATABASE];

/** The API's tests on the embedded database. */
export default {
  ...nodePreset({ name: 'api', dir: import.meta.dirname, roots: ROOTS }),
  ...(process.env[BESIDE_POSTGRES] === undefined
    ? {}
    : { testMatch: besidePostgres.map((name) => `**/${name}.test.ts`) }),
  testPathIgnorePatterns: pathsOf(ON_POSTGRES_ONLY),
  globalSetup: '<rootDir>/testing/base/database/embedded-setup.ts',
  globalTeardown: '<rootDir>/testing/base/database/embedded-teardown.ts',
};
