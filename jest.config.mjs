import { REPORTERS } from '@dongne/build/jest';
import { REMOTES } from '@dongne/build/remotes';

const BROWSER = ['shell', ...REMOTES, 'shared/platform', 'shared/pages', 'shared/ui'];
const NODE = ['shared/contract', 'shared/build', 'release', 'api'];

export default {
  // A busy machine of two cores must fail nothing: no test here is about speed.
  testTimeout: 60_000,
  reporters: REPORTERS,
  // API tests on PostgreSQL are a run of their own: api/jest.postgres.config.mjs.
  projects: [...BROWSER, ...NODE].map((folder) => `<rootDir>/${folder}/jest.config.mjs`),
};
