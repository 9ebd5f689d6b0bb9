import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** Shows what does not compile on the page; errors at run time are left to the app. */
const OVERLAY = { errors: true, warnings: false, runtimeErrors: false, trustedTypesPolicyName: 'dev-overlay' };

/**
 * Starts a remote's dev server on its own port: standalone at `/` with fast refresh, and its container for the shell.
 *
 * @param {{ dir: string, port: number, apiPort: number }} options the remote's folder; the API's port.
 * @returns {Promise<void>} resolves when it listens and the first build is done.
 */
export const devServer = async ({ dir, port, apiPort }) => {
  const { default: configure } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  const compiler = webpack(configure({}, { mode: 'development' }));
  const built = new Promise((resolve) => compiler.hooks.done.tap('first-build', () => resolve(undefined)));
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Private-Network': 'true' },
      allowedHosts: ['localhost'],
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: OVERLAY, logging: 'warn' },
      proxy: [{ context: ['/v1', '/sandbox'], target: `http://127.0.0.1:${apiPort}` }],
    },
    compiler,
  );
  await server.start();
  await built;
};
