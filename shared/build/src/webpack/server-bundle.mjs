import { join } from 'node:path';
import webpack from 'webpack';
import { commonConfig } from './common.mjs';
import { releaseStage } from './inputs.mjs';
import { SINGLETON_PREFIXES, SINGLETONS, wholeJotai } from './singletons.mjs';

const isProvided = (name) => SINGLETONS.includes(name) || SINGLETON_PREFIXES.some((prefix) => name.startsWith(prefix));

/** A remote takes on the server what it takes in the browser: from the shell. */
const takeFromShell = ({ request }, done) => (isProvided(request) ? done(null, `commonjs ${request}`) : done());

/**
 * Webpack configuration of a package's server bundle: one file, evaluated where pages are drawn on the server (ADR 0069). The same
 * sources and the same ids of styled components as the browser's.
 *
 * @param {{ dir: string, entry: string, isShell: boolean }} options `isShell`: everything is in it; else what the shell provides
 *   is required by its name.
 * @returns {import('webpack').Configuration}
 */
export const serverBundle = ({ dir, entry, isShell }) => {
  const common = commonConfig({ dir, isDev: false, uniqueName: `${entry}-server` });
  return {
    ...common,
    name: 'server',
    target: 'node20',
    devtool: false,
    entry: { server: join(dir, entry) },
    output: {
      ...common.output,
      filename: 'server.[contenthash:8].cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
    externals: isShell ? [] : [takeFromShell],
    resolve: {
      ...common.resolve,
      alias: {
        // Loads containers, which the server has from the store.
        '@module-federation/enhanced/runtime$': false,
      },
    },
    // One file that is read by a process and never sent: it is not made small.
    optimization: { ...common.optimization, minimize: false, splitChunks: false },
    module: {
      rules: [
        ...common.module.rules.map((rule) =>
          rule.type === 'asset/resource' ? { ...rule, generator: { emit: false } } : rule,
        ),
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
    plugins: [new webpack.DefinePlugin({ 'process.env.RELEASE_STAGE': JSON.stringify(releaseStage()) }), wholeJotai()],
  };
};
