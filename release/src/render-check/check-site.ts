import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { SHELL } from '../config';
import { registryFile } from '../hosts/browser-registry';
import { pathOf, type Registry } from '../registry/registry';
import type { SampleAnswer } from './sample-answer';

/** Reads a published file by package and name. */
export type ReadFile = (name: string, file: string) => Promise<Buffer | undefined>;

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

const listen = async (server: Server): Promise<string> => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
};

/** Moves a registry to other origins. */
const movedTo = (registry: Registry, originOf: (name: string) => string): Registry => ({
  ...registry,
  microFrontends: Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, published]) => [
      name,
      published.map((each) => ({ ...each, url: new URL(pathOf(each), originOf(name)).href })),
    ]),
  ),
});

/** Serves a registry's files, and sample answers instead of the API, on free ports of this machine. */
export const openCheckSite = async (registry: Registry, readFile: ReadFile, answerOf: SampleAnswer) => {
  const sendFile = async (response: ServerResponse, path: string): Promise<void> => {
    const [name = '', ...rest] = path.slice(1).split('/');
    const bytes = await readFile(name, rest.slice(1).join('/'));
    response.writeHead(bytes === undefined ? 404 : 200, { 'Access-Control-Allow-Origin': '*' }).end(bytes);
  };
  const remotes = createServer((request, response) => void sendFile(response, request.url ?? ''));
  const remoteOrigin = await listen(remotes);
  const shell = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (path.startsWith('/v1/')) {
      request.resume();
      const answer = request.method === 'GET' ? answerOf(path) : '{}';
      return void response.writeHead(answer === undefined ? 404 : 200, JSON_TYPE).end(answer ?? '{}');
    }
    const { path: registryPath, body } = registryFile(moved);
    if (path === registryPath || path === '/registry.json') return void response.writeHead(200, JSON_TYPE).end(body);
    void sendFile(response, path);
  });
  const origin = await listen(shell);
  const moved = movedTo(registry, (name) => (name === SHELL.name ? origin : remoteOrigin));
  return {
    /** Origin of the pages and the API. */
    origin,
    remoteOrigin,
    /** Registry with the addresses of this site. */
    registry: moved,
    close: (): void => {
      for (const server of [remotes, shell]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};
