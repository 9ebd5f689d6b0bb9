import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

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
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: ['localhost'],
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      proxy: [{ context: ['/v1', '/sandbox'], target: `http://127.0.0.1:${apiPort}` }],
    },
    compiler,
  );
  await server.start();
  await built;
};
