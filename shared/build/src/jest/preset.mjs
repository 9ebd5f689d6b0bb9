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

/** Packages that ship ES modules only. pnpm keeps them under `.pnpm/<name>@…/node_modules/<name>`. */
const ESM_ONLY = [
  'jose',
  'oauth4webapi',
  'openid-client',
  'cookie',
  'typebox',
  'es-hangul',
  '@hyunbinseo/holidays-kr',
  'geojson-vt',
  'supercluster',
  'kdbush',
  'topojson-client',
  'which-polygon',
  'lineclip',
  'quickselect',
  'rbush',
  'tinyqueue',
  'lucide-react',
  '@module-federation',
];

/** For a project run alone; the whole run takes it from the root's configuration. */
const PATIENCE_MS = 60_000;

/** Of every run: a run that hangs says where. */
export const REPORTERS = ['default', require.resolve('./running-files.mjs')];

/** Order of the files of every run. */
export const SEQUENCER = require.resolve('./slow-first.mjs');

const common = ({ name, dir }) => ({
  displayName: name,
  testTimeout: PATIENCE_MS,
  rootDir: dir,
  roots: ['<rootDir>/src'],
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
  // jsdom makes jest pick "browser" exports, which are ES modules in several packages.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFilesAfterEnv: [require.resolve('./browser-setup.mjs')],
  moduleNameMapper: { '\\.css$': require.resolve('./empty-style.cjs') },
});

/**
 * Jest project of a package that runs on Node.
 *
 * @param {{ name: string, dir: string }} project display name and the package's folder.
 */
export const nodePreset = (project) => ({ ...common(project), testEnvironment: 'node' });

const TSX = `--import ${import.meta.resolve('tsx')}`;

/**
 * Runs the files of a Node project one after another in two processes that keep their modules, as a server does: to load the
 * API's 1,400 modules again for every file took as long as its tests. No file has a realm of its own there, and no module can be mocked.
 *
 * @param project a jest project; Node's own loader reads its sources, with tsx.
 */
export const keepingModules = (project) => {
  // With one worker the files run in this process.
  register();
  process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'], TSX].filter(Boolean).join(' ');
  return {
    ...project,
    runner: [require.resolve('jest-light-runner'), { runtime: 'child_process' }],
    setupFilesAfterEnv: [require.resolve('./time-limits.mjs')],
  };
};
