import { REPORTERS, SEQUENCER } from '@dongne/build/jest';
import { REMOTES } from '@dongne/build/remotes';

const BROWSER = ['shell', ...REMOTES, 'shared/platform', 'shared/pages', 'shared/ui'];
const NODE = ['shared/contract', 'shared/build', 'shared/observe', 'release', 'api', 'sandbox', 'deploy'];

export default {
  // A busy machine of two cores must fail nothing: no test here is about speed.
  testTimeout: 60_000,
  reporters: REPORTERS,
  testSequencer: SEQUENCER,
  // API tests on PostgreSQL, and beside them on PGlite, are runs of their own: {api,sandbox}/jest.{postgres,embedded}.config.mjs.
  projects: [...BROWSER, ...NODE].map((folder) => `<rootDir>/${folder}/jest.config.mjs`),
};
