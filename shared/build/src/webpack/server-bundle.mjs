import { join } from 'node:path';
import webpack from 'webpack';
import { commonConfig } from './common.mjs';
import { releaseStage } from './inputs.mjs';
import { SINGLETON_PREFIXES, SINGLETONS } from './singleton-names.mjs';
import { wholeJotai } from './singletons.mjs';

const isProvided = (name) => SINGLETONS.includes(name) || SINGLETON_PREFIXES.some((prefix) => name.startsWith(prefix));

/** Takes shared packages from the shell, as in the browser. */
const useShellExternals = ({ request }, done) => (isProvided(request) ? done(null, `commonjs ${request}`) : done());

/**
 * Webpack configuration of a package's server bundle: one file that is evaluated for server rendering (ADR 0069), with
 * the browser's sources and styled-components ids.
 *
 * @param {{ dir: string, entry: string, isShell: boolean }} options `isShell`: bundles everything; else requires shared
 * packages by name.
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
    externals: isShell ? [] : [useShellExternals],
    resolve: {
      ...common.resolve,
      alias: {
        // Excludes the container loader: the server reads bundles from the store.
        '@module-federation/enhanced/runtime$': false,
      },
    },
    // Skips minification: a process reads the file and no client downloads it.
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
