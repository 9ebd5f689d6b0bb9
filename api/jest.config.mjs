import { nodePreset } from '@dongne/build/jest';

/** The API's tests on the embedded database. */
export default {
  ...nodePreset({ name: 'api', dir: import.meta.dirname }),
  globalSetup: '<rootDir>/src/database/testing/embedded-setup.ts',
};
