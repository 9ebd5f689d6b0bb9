import { createRequire } from 'node:module';
import { register } from 'tsx/esm/api';

const require = createRequire(import.meta.url);

const swc = (jsx) => [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Packages that ship ES modules only. pnpm stores them under `.pnpm/<name>@…/node_modules/<name>`. */
const ESM_ONLY = [
  'jose',
  'oauth4webapi',
  'openid-client',
  'cookie',
  'typebox',
  'es-hangul',
  '@hyunbinseo/holidays-kr',
  'geojson-vt',
  'kdbush',
  'topojson-client',
  'which-polygon',
  'lineclip',
  'quickselect',
  'rbush',
  'tinyqueue',
  'lucide-react',
  'oxc-parser',
  '@module-federation',
];

/** Timeout for a single project; the whole run takes it from the root's configuration. */
const TEST_TIMEOUT_MS = 60_000;

/** Reporters of every run: a run that hangs names its files. */
export const REPORTERS = ['default', require.resolve('./running-files.mjs')];

/** Sequencer of every run. */
export const SEQUENCER = require.resolve('./slow-first.mjs');

const common = ({ name, dir, roots = ['src'] }) => ({
  displayName: name,
  testTimeout: TEST_TIMEOUT_MS,
  rootDir: dir,
  roots: roots.map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: { '\\.[cm]?[jt]sx?$': swc(true) },
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/)?(${ESM_ONLY.map((p) => p.replace('/', '[+/]')).join('|')}))`],
});

/**
 * Jest project of a package that runs in the browser: jsdom, swc, jest-dom's matchers.
 *
 * @param {{ name: string, dir: string }} project display name and the package's folder (`import.meta.dirname`).
 */
export const browserPreset = (project) => ({
  ...common(project),
  testEnvironment: require.resolve('jest-environment-jsdom'),
  // Overrides jsdom's "browser" exports, which are ES modules in several packages.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFilesAfterEnv: [require.resolve('./browser-setup.mjs')],
  moduleNameMapper: { '\\.css$': require.resolve('./empty-style.cjs') },
});

/**
 * Jest project of a package that runs on Node.
 *
 * @param {{ name: string, dir: string, roots?: readonly string[] }} project display name, the package's folder and those
 *   of its folders that have tests.
 */
export const nodePreset = (project) => ({ ...common(project), testEnvironment: 'node' });

const TSX = `--import ${import.meta.resolve('tsx')}`;

/**
 * Runs the files of a Node project in two processes that keep their modules: loading the API's 1,400 modules for every
 * file took as long as the tests. A file has no realm of its own, and modules cannot be mocked.
 *
 * @param project a jest project; Node loads its sources with tsx.
 */
export const keepingModules = (project) => {
  // Registers tsx in this process, which runs the files when there is one worker.
  register();
  process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'], TSX].filter(Boolean).join(' ');
  return {
    ...project,
    runner: [require.resolve('jest-light-runner'), { runtime: 'child_process' }],
    setupFilesAfterEnv: [require.resolve('./time-limits.mjs')],
  };
};
