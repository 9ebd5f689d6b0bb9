import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '@dongne/contract/server';
import { AwsClient } from 'aws4fetch';
import S3rver from 's3rver';
import { listen } from './listen';

/** Fault of the storage: for its calls, or only for those that write. */
export type BucketFault =
  'away' | 'away for writes' | 'full' | 'hangs' | 'loses an answer' | 'overwrites' | 'conflicts once';

/** Storage for tests. */
export interface ConditionalBucket {
  readonly bucket: Bucket;
  /** Methods and keys of the calls so far. */
  readonly calls: string[];
  /** Sets a fault, or heals it. */
  readonly be: (fault: BucketFault | undefined) => void;
  readonly close: () => Promise<void>;
}

const NAME = 'releases';
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };

/**
 * Opens an S3 server with conditional writes: s3rver ignores `If-None-Match` and overwrites, so a front with a mutex
 * looks first.
 */
export const openConditionalBucket = async (): Promise<ConditionalBucket> => {
  const directory = await mkdtemp(join(tmpdir(), 'dongne-bucket-'));
  const upstream = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [{ name: NAME, configs: [] }],
  });
  const { port } = await upstream.run();
  const client = new AwsClient({ ...KEYS, service: 's3', retries: 0 });
  const calls: string[] = [];
  let fault: BucketFault | undefined;
  let lock: Promise<unknown> = Promise.resolve();

  /** Passes a call on as it is: its signature covers its headers. */
  const pass = ({ method = 'GET', url, headers }: IncomingMessage, body: Buffer): Promise<[IncomingMessage, Buffer]> =>
    new Promise((resolve, reject) => {
      const call = ask({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
        buffer(answer).then((bytes) => resolve([answer, bytes]), reject);
      });
      call.on('error', reject);
      call.end(body);
    });
  const isThere = async (url: string): Promise<boolean> =>
    (await client.fetch(`http://127.0.0.1:${port}${url}`, { method: 'HEAD' })).ok;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers, socket } = request;
    const body = await buffer(request);
    const isWrite = method === 'PUT' || method === 'DELETE';
    if (fault === 'hangs') return;
    if (fault === 'away' || (fault === 'away for writes' && isWrite)) return void socket.destroy();
    if (fault === 'full' && method === 'PUT')
      return void response.writeHead(507).end('<Error><Code>QuotaExceeded</Code></Error>');
    const isConditional = headers['if-none-match'] === '*' && fault !== 'overwrites';
    if (isConditional && fault === 'conflicts once') {
      fault = undefined;
      return void response.writeHead(409).end();
    }
    if (isConditional && (await isThere(url))) return void response.writeHead(412).end();
    const [{ statusCode = 500, headers: sent }, bytes] = await pass(request, body);
    if (fault === 'loses an answer' && isConditional && !url.includes('/probe/')) {
      fault = undefined;
      return void socket.destroy();
    }
    response.writeHead(statusCode, sent).end(bytes);
  };
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${decodeURIComponent(request.url ?? '').replace(`/${NAME}`, '')}`);
    const turn = lock.then(() => answer(request, response)).catch(() => response.destroy());
    // Only writes wait for each other.
    if (request.method === 'PUT') lock = turn;
  });
  const front = await listen(server);
  return {
    bucket: { ...KEYS, endpoint: `http://localhost:${front}`, bucket: NAME, prefix: 'shop/' },
    calls,
    be: (next) => (fault = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await upstream.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
