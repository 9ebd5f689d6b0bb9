import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { BROWSER_QUERIES, BROWSERS_FILE } from '../browsers/browsers.mjs';
import { OldestBrowsers } from './oldest-browsers.mjs';

const require = createRequire(import.meta.url);

/** A dead host is noticed after this long; webpack's and federation's own limits are 120 and 20 s. */
const LOAD_TIMEOUT_MS = 5_000;

/**
 * What shell and remotes have in common: swc, content hashes, strict CSP (no eval in any mode), React fast refresh.
 *
 * No version stands in a build: files are named by their content, and two releases share those that did not change.
 *
 * @param {{ dir: string, isDev: boolean, uniqueName: string }} options
 * @returns {import('webpack').Configuration}
 */
export const commonConfig = ({ dir, isDev, uniqueName }) => ({
  mode: isDev ? 'development' : 'production',
  context: dir,
  // What webpack writes itself, and how short the minifier may write.
  target: `browserslist:${BROWSERS_FILE}`,
  // No mode may need `unsafe-eval`: what runs under the strict policy is what was tried under it.
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
      { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
    ],
  },
  optimization: { moduleIds: 'deterministic', chunkIds: isDev ? 'named' : 'deterministic' },
  performance: false,
  stats: 'errors-warnings',
  // Lock files of webpack's cache would go stale across versions; the launcher skips unchanged packages anyway.
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
    // Nothing is polyfilled: what the browsers lack is not used.
    env: { targets: BROWSER_QUERIES },
  },
});
