import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { commonConfig } from './common.mjs';
import { replaceUnusedModules } from './unused-modules.mjs';
import { HostNeeds } from './host-needs.mjs';
import { OwnChunks } from './own-chunks.mjs';
import { PageFiles } from './page-files.mjs';
import { pageStyle } from './page-style.mjs';
import { SharedNames } from './shared-names.mjs';
import { UsedEndpoints } from './used-endpoints.mjs';
import { sharedSingletons, wholeJotai } from './singletons.mjs';

const require = createRequire(import.meta.url);

/** Puts code of two pages into one chunk: webpack's default threshold would copy every small part into each page. */
const SHARED_BY_PAGES = { name: 'common', chunks: 'async', minChunks: 2, minSize: 0, enforce: true };

/** Separates code of other packages, which stays cached when the squad changes its own code. */
const fromOtherPackages = (dir) => ({
  ...SHARED_BY_PAGES,
  name: 'kit',
  test: (module) => !module.nameForCondition()?.startsWith(join(dir, 'src')),
  priority: 1,
});

/** Code that only pages with a form need. */
const FORM_PARTS = new RegExp(
  [
    String.raw`[\\/]src[\\/]common[\\/](amount-field|use-typed-whole)\.`,
    String.raw`[\\/](valibot|idb-keyval|request-form|request-draft|form-draft|mend|pickup-slot)[\\/]`,
    String.raw`[\\/]shared[\\/]pages[\\/]src[\\/](photos[\\/]|reviews[\\/]|(use-server-form|schema-resolver|saved-attempt|form-body|voucher-estimate)\.)`,
    String.raw`[\\/]shared[\\/]contract[\\/]src[\\/](request-form|review|estimate|advance|compensation)\.`,
    String.raw`[\\/]shared[\\/]ui[\\/]src[\\/](fields[\\/](stepper|switch|checkbox|select-field)\.|items[\\/])`,
  ].join('|'),
);

/** Shared package of the shell, loaded before any code that imports it. */
const FORM_LIBRARY = 'react-hook-form';

const isOfForms = (module) =>
  module.type === 'consume-shared-module'
    ? module.options.shareKey === FORM_LIBRARY
    : FORM_PARTS.test(module.nameForCondition() ?? '');

/**
 * Size before minification. Merges smaller parts into the common chunk: a further file costs each page a request and a
 * hash.
 */
const FORMS_MIN_BYTES = 15_000;
const OF_FORMS = { ...SHARED_BY_PAGES, name: 'forms', test: isOfForms, priority: 2, minSize: FORMS_MIN_BYTES };

/** Drawings and rows of garments: for pages with items, which need no form, and for forms. */
const ITEM_PARTS = new RegExp(
  [
    String.raw`[\\/]shared[\\/]ui[\\/]src[\\/]items[\\/]((asked-)?item-(drawing|paths)|line-drawing)\.`,
    String.raw`[\\/]src[\\/]common[\\/](item-|folded|estimate-line)`,
  ].join('|'),
);
const OF_ITEMS = {
  ...SHARED_BY_PAGES,
  name: 'items',
  test: (module) => ITEM_PARTS.test(module.nameForCondition() ?? ''),
  priority: 3,
};

/** Map, until its own code has loaded: for pages with one. */
const OF_MAP = {
  ...SHARED_BY_PAGES,
  name: 'map',
  test: /[\\/]shared[\\/]pages[\\/]src[\\/]map[\\/]/,
  priority: 3,
};

/**
 * Webpack configuration of a remote. It exposes `./routes` only.
 * Production: a container that takes every singleton from the shell. Development: the same, and `standalone.tsx` as a
 * page.
 *
 * @param {{ name: string, dir: string }} remote federation name (`mf_usage`, no hyphen) and the package's folder.
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration}
 */
export const remote =
  (options) =>
  (_env, { mode = 'production' } = {}) =>
    browserRemote(options, mode === 'development');

const browserRemote = ({ name, dir }, isDev) => {
  // Marks a dev server's remote, which may run beside the published one with unhashed files.
  const common = commonConfig({ dir, isDev, uniqueName: isDev ? `${name}@dev` : name });
  return {
    ...common,
    entry: isDev ? { standalone: join(dir, 'src/standalone.tsx') } : {},
    optimization: {
      ...common.optimization,
      ...(isDev
        ? {}
        : {
            splitChunks: {
              cacheGroups: {
                common: SHARED_BY_PAGES,
                kit: fromOtherPackages(dir),
                forms: OF_FORMS,
                items: OF_ITEMS,
                map: OF_MAP,
              },
            },
          }),
    },
    plugins: [
      ...common.plugins,
      ...replaceUnusedModules(),
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
        : // The registry holds the container's hash, the container those of its chunks. Must be the algorithm of the preload
          // hints, or the browser loads a file twice.
          [
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
            new SharedNames(),
            new UsedEndpoints(),
            new OwnChunks(),
            new HostNeeds(name),
            new PageFiles({ routes: join(dir, 'src/routes.tsx'), folder: join(dir, 'src') }),
          ]),
    ],
  };
};

const platformRangeOf = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).dongne.platform;
