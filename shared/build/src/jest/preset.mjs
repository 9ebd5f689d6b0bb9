import { createRequire } from 'node:module';

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
