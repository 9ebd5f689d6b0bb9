import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { BROWSER_QUERIES } from '../browsers/browsers.mjs';
import { BROWSERS_FILE } from '../browsers/browsers-file.mjs';
import { OldestBrowsers } from './oldest-browsers.mjs';

const require = createRequire(import.meta.url);

/** Timeout for a dead host; the defaults of webpack and federation are 120 and 20 s. */
const LOAD_TIMEOUT_MS = 5_000;

/**
 * Common configuration of shell and remotes: swc, content hashes, strict CSP (no eval in any mode), React fast refresh.
 *
 * Contains no version: files are named by content hash, so that two releases share unchanged ones.
 *
 * @param {{ dir: string, isDev: boolean, uniqueName: string }} options
 * @returns {import('webpack').Configuration}
 */
export const commonConfig = ({ dir, isDev, uniqueName }) => ({
  mode: isDev ? 'development' : 'production',
  context: dir,
  // Syntax level of webpack's runtime and the minifier.
  target: `browserslist:${BROWSERS_FILE}`,
  // Avoids `unsafe-eval` in every mode, so that development runs under the production CSP.
  devtool: isDev ? 'cheap-module-source-map' : 'hidden-source-map',
  output: {
    path: join(dir, 'dist'),
    publicPath: 'auto',
    uniqueName,
    filename: isDev ? '[name].js' : '[name].[contenthash:8].js',
    chunkFilename: isDev ? '[name].js' : '[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    chunkLoadTimeout: LOAD_TIMEOUT_MS,
    crossOriginLoading: 'anonymous',
    globalObject: 'globalThis',
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, use: [swcLoader(isDev), require.resolve('./styled-ids-loader.cjs')] },
      {
        test: /[\\/]node_modules[\\/](axios|react-router)[\\/].*\.m?js$/,
        loader: require.resolve('./public-names-loader.cjs'),
      },
      { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: isDev ? 'named' : 'deterministic',
    // Minifies JavaScript with swc, in a third of terser's time; CSS and HTML by webpack's default.
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), '...'],
    minimizeOptions: { javascript: false },
  },
  performance: false,
  stats: 'errors-warnings',
  // Disables the disk cache, whose lock files go stale across versions; the launcher skips unchanged packages anyway.
  cache: isDev ? { type: 'memory' } : false,
  plugins: [isDev ? new ReactRefreshPlugin({ overlay: false, library: uniqueName }) : new OldestBrowsers()],
});

const swcLoader = (isDev) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false, refresh: isDev } },
    },
    // No polyfills: unsupported features are not used.
    env: { targets: BROWSER_QUERIES },
  },
});
