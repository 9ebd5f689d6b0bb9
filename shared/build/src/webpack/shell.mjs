import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { commonConfig } from './common.mjs';
import { buildVersion, releaseStage } from './inputs.mjs';
import { sharedSingletons } from './singletons.mjs';

const require = createRequire(import.meta.url);

/**
 * Webpack configuration of the shell: no remote is named here, the registry names them at run time.
 *
 * @param {{ dir: string, facades?: Record<string, string> }} options `facades`: see `sharedSingletons`.
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration}
 */
export const shell =
  ({ dir, facades = {} }) =>
  (_env, { mode = 'production' } = {}) => {
    const isDev = mode === 'development';
    const version = isDev ? 'dev' : buildVersion(dir);
    const common = commonConfig({ dir, isDev, version, uniqueName: `shell@${version}` });
    return {
      ...common,
      entry: { shell: join(dir, 'src/index.ts') },
      module: {
        rules: [
          ...common.module.rules,
          { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
        ],
      },
      // Libraries change seldom: apart, they stay in the cache when the shell is released.
      optimization: {
        ...common.optimization,
        splitChunks: { cacheGroups: { libraries: { test: /node_modules/, name: 'libraries', chunks: 'initial' } } },
      },
      plugins: [
        ...common.plugins,
        new webpack.DefinePlugin({ 'process.env.RELEASE_STAGE': JSON.stringify(releaseStage()) }),
        // axios prefers XMLHttpRequest wherever there is one; its other adapter would be dead weight on the first load.
        new webpack.NormalModuleReplacementPlugin(/^\.\/fetch\.js$/, (resource) => {
          if (/axios[\\/]lib[\\/]adapters$/.test(resource.context))
            resource.request = require.resolve('./no-adapter.mjs');
        }),
        new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shareStrategy: 'loaded-first',
          shared: sharedSingletons({ dir, provide: true, eager: true, facades }),
          dts: false,
          manifest: false,
          experiments: isDev ? {} : { optimization: { target: 'web', disableSnapshot: true } },
        }),
        // Absolute: the page is served for every path of the app.
        new HtmlWebpackPlugin({
          template: join(dir, 'index.html'),
          inject: 'head',
          scriptLoading: 'defer',
          publicPath: isDev ? '/' : `/shell/${version}/`,
        }),
      ],
    };
  };
