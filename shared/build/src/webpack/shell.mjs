import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { commonConfig } from './common.mjs';
import { replaceUnusedModules } from './unused-modules.mjs';
import { releaseStage } from './inputs.mjs';
import { pageStyle } from './page-style.mjs';
import { ShareFiles } from './share-files.mjs';
import { SharedNames } from './shared-names.mjs';
import { UsedEndpoints } from './used-endpoints.mjs';
import { sharedSingletons, wholeJotai } from './singletons.mjs';

const require = createRequire(import.meta.url);

const folderOf = (name, dir) => realpathSync(join(dir, 'node_modules', name));

/** Resolves the production build directly: the package's `exports` point every bundler to the build with warnings. */
const productionRouter = (dir) => join(folderOf('react-router', dir), 'dist/production/index.mjs');

/**
 * Splits view libraries and our shared packages from react-dom, so that no file of the first load is large and they run
 * first.
 */
const VIEWS = /[\\/]node_modules[\\/](@tanstack|styled-components|stylis|jotai)[\\/]/;
/** Excludes paths: they compress better next to the links that use them. */
const OURS = /[\\/]shared[\\/](contract|pages|platform|ui)[\\/]src[\\/](?!paths[\\/])/;

/**
 * Webpack configuration of the shell. Names no remote: the registry does at run time.
 *
 * @param {{ dir: string, facades?: Record<string, string>, unshared?: readonly string[] }} options `facades`: see
 * `sharedSingletons`; `unshared`: packages that a facade imports directly, as `unshared/<last part>`.
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration}
 */
export const shell =
  (options) =>
  (_env, { mode = 'production' } = {}) =>
    browserShell(options, mode === 'development');

const browserShell = ({ dir, facades = {}, unshared = [] }, isDev) => {
  const common = commonConfig({ dir, isDev, uniqueName: 'shell' });
  return {
    ...common,
    resolve: {
      ...common.resolve,
      alias: {
        ...(isDev ? {} : { 'react-router$': productionRouter(dir) }),
        ...Object.fromEntries(unshared.map((name) => [`unshared/${name.split('/').pop()}$`, folderOf(name, dir)])),
      },
    },
    entry: { shell: join(dir, 'src/index.ts') },
    module: {
      rules: [
        ...common.module.rules,
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
      ],
    },
    // Splits libraries, which stay cached across releases of the shell. Groups dayjs with its plugins and locale, which
    // are always used together.
    optimization: {
      ...common.optimization,
      splitChunks: {
        cacheGroups: {
          libraries: { test: /node_modules/, name: 'libraries', chunks: 'initial' },
          views: { test: VIEWS, name: 'views', chunks: 'initial', priority: 1, enforce: true },
          ours: { test: OURS, name: 'ours', chunks: 'initial', priority: 1, enforce: true },
          dates: { test: /[\\/]node_modules[\\/]dayjs[\\/]/, name: 'dates', chunks: 'async', enforce: true },
        },
      },
    },
    plugins: [
      ...common.plugins,
      new webpack.DefinePlugin({ 'process.env.RELEASE_STAGE': JSON.stringify(releaseStage()) }),
      ...replaceUnusedModules(),
      wholeJotai(),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shareStrategy: 'loaded-first',
        shared: sharedSingletons({ dir, provide: true, eager: true, facades }),
        dts: false,
        manifest: false,
        experiments: isDev ? {} : { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
      }),
      new SharedNames({ facades: Object.keys(facades) }),
      new UsedEndpoints(),
      new ShareFiles(),
      // Absolute: the page is served for every path of the app.
      new HtmlWebpackPlugin({
        template: join(dir, 'index.html'),
        templateParameters: { page: pageStyle() },
        inject: 'head',
        scriptLoading: 'defer',
        publicPath: isDev ? '/' : '/shell/files/',
      }),
    ],
  };
};
