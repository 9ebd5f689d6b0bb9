import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { commonConfig } from './common.mjs';
import { withoutDeadWeight } from './dead-weight.mjs';
import { OwnChunks } from './own-chunks.mjs';
import { PageFiles } from './page-files.mjs';
import { pageStyle } from './page-style.mjs';
import { serverBundle } from './server-bundle.mjs';
import { SharedNames } from './shared-names.mjs';
import { sharedSingletons, wholeJotai } from './singletons.mjs';

const require = createRequire(import.meta.url);

/** What two pages share is shipped once: webpack's own threshold would copy every small part into each page's file. */
const SHARED_BY_PAGES = { name: 'common', chunks: 'async', minChunks: 2, minSize: 0, enforce: true };

/** Of that, what other packages hold: it stays in the cache when the squad changes what is its own. */
const fromOtherPackages = (dir) => ({
  ...SHARED_BY_PAGES,
  name: 'kit',
  test: (module) => !module.nameForCondition()?.startsWith(join(dir, 'src')),
  priority: 1,
});

/** What only pages with a form need: the others do not wait for it. */
const FORM_PARTS = new RegExp(
  [
    String.raw`[\\/](valibot|idb-keyval|request-form|request-draft|form-draft|mend|pickup-slot)[\\/]`,
    String.raw`[\\/]shared[\\/]pages[\\/]src[\\/](photos[\\/]|reviews[\\/]|(use-server-form|schema-resolver|saved-attempt|form-body|voucher-estimate)\.)`,
    String.raw`[\\/]shared[\\/]contract[\\/]src[\\/](request-form|review|estimate|advance)\.`,
    String.raw`[\\/]shared[\\/]ui[\\/]src[\\/](fields[\\/](stepper|switch|checkbox)\.|items[\\/])`,
  ].join('|'),
);

/** Taken from the shell, and fetched before anything of the file runs that takes it. */
const FORM_LIBRARY = 'react-hook-form';

const isOfForms = (module) =>
  module.type === 'consume-shared-module'
    ? module.options.shareKey === FORM_LIBRARY
    : FORM_PARTS.test(module.nameForCondition() ?? '');

/** Before minification. Less of it comes with what pages share anyway: a file more costs each page a request and a hash. */
const FORMS_MIN_BYTES = 15_000;
const OF_FORMS = { ...SHARED_BY_PAGES, name: 'forms', test: isOfForms, priority: 2, minSize: FORMS_MIN_BYTES };

/**
 * Webpack configuration of a remote. It exposes `./routes` and nothing else.
 * Production: a container that takes every singleton from the shell. Development: the same, plus `standalone.tsx` as a page of its own.
 *
 * @param {{ name: string, dir: string }} remote federation name (`mf_usage`, no hyphen) and the package's folder.
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration | import('webpack').Configuration[]} in
 *   production the browser's and the server's.
 */
export const remote =
  (options) =>
  (_env, { mode = 'production' } = {}) =>
    mode === 'development'
      ? browserRemote(options, true)
      : [browserRemote(options, false), serverBundle({ dir: options.dir, entry: 'src/server.ts', isShell: false })];

const browserRemote = ({ name, dir }, isDev) => {
  // A dev server's remote may stand beside the published one, and its files are not named by their content.
  const common = commonConfig({ dir, isDev, uniqueName: isDev ? `${name}@dev` : name });
  return {
    ...common,
    entry: isDev ? { standalone: join(dir, 'src/standalone.tsx') } : {},
    optimization: {
      ...common.optimization,
      ...(isDev
        ? {}
        : {
            splitChunks: { cacheGroups: { common: SHARED_BY_PAGES, kit: fromOtherPackages(dir), forms: OF_FORMS } },
          }),
    },
    plugins: [
      ...common.plugins,
      ...withoutDeadWeight(),
      wholeJotai(),
      new ModuleFederationPlugin({
        name,
        filename: isDev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './routes': './src/routes.tsx' },
        shareStrategy: 'loaded-first',
        shared: sharedSingletons({ dir, provide: isDev, platformRange: platformRangeOf(dir) }),
        manifest: true,
        dts: false,
        experiments: isDev
          ? {}
          : { externalRuntime: true, optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
      }),
      ...(isDev
        ? [
            new HtmlWebpackPlugin({
              template: require.resolve('./standalone.html'),
              templateParameters: { page: pageStyle() },
              chunks: ['standalone'],
              publicPath: '/',
            }),
          ]
        : // The registry promises the container's hash, the container its chunks'. The same hash as the preload hints name,
          // or the browser fetches a hinted file twice.
          [
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
            new SharedNames(),
            new OwnChunks(),
            new PageFiles({ routes: join(dir, 'src/routes.tsx'), folder: join(dir, 'src') }),
          ]),
    ],
  };
};

const platformRangeOf = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).dongne.platform;
