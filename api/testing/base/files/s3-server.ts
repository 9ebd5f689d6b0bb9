import { once } from 'node:events';
import { createServer } from 'node:http';
import S3rver from 's3rver';
import type { ObjectStorage } from '../../../src/base/config';

/** Local object storage for tests. */
export interface TestStorage {
  readonly storage: ObjectStorage;
  close(): Promise<void>;
}

/** Opens an object storage on an empty folder, with one bucket. */
export const openS3 = async (directory: string, bucket: string): Promise<TestStorage> => {
  const server = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    storage: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      prefix: '',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: () => server.close(),
  };
};

/** Opens a storage that closes the connection in the middle of every upload and records its calls. */
export const openBreakingStorage = async (afterBytes: number) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    let arrived = 0;
    request.on('data', (bytes: Buffer) => {
      arrived += bytes.length;
      if (arrived >= afterBytes) request.destroy();
    });
    request.on('end', () => response.writeHead(204).end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    asked: () => asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
