import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../config';
import { listen } from '../testing/listen';
import {
  documentUrl,
  objectionsToOperations,
  operationsOfDocument,
  readLiveOperations,
  readUsedOperations,
} from './used-endpoints';

const usedBy = async (...names: readonly string[]): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'dongne-endpoints-test-'));
  await writeFile(join(folder, '.used-endpoints.json'), JSON.stringify(names));
  return readUsedOperations(folder);
};

const liveOperations = async () =>
  operationsOfDocument(JSON.parse(await readFile(join(ROOT, 'api/openapi.json'), 'utf8')));

describe('the calls of a build', () => {
  it('are operations of the API, a read for visitors with both of its paths', async () => {
    expect(await usedBy('makeClaim', 'shopDetail', 'CLAIMS')).toEqual([
      'GET /v1/app/laundry/detail/{id}',
      'GET /v1/app/nonMember/laundry/detail/{id}',
      'POST /v1/app/request/delivery/{id}/claim',
    ]);
  });

  it('are accepted when the live API has them', async () => {
    expect(objectionsToOperations('mf_usage', await usedBy('makeClaim', 'shopDetail'), await liveOperations())).toEqual(
      [],
    );
  });

  it('are refused by name when the live API lacks them', async () => {
    const live = operationsOfDocument({ paths: { '/v1/app/laundry/detail/{id}': { get: {} } } });
    expect(objectionsToOperations('mf_usage', await usedBy('makeClaim', 'shopDetail'), live)).toEqual([
      'mf_usage calls GET /v1/app/nonMember/laundry/detail/{id}, POST /v1/app/request/delivery/{id}/claim, which the live API does not have: deploy the API first.',
    ]);
  });

  it('are not compared with an API that does not answer', async () => {
    expect(objectionsToOperations('mf_usage', ['GET /v1/app/x'], undefined)).toEqual([]);
  });
});

describe('the live API', () => {
  it.each<[string, number, string]>([
    ['is down', 503, ''],
    ['answers with a page', 200, '<html>'],
    ['answers with another document', 200, '{"paths":null}'],
  ])('is unknown when it %s', async (_case, status, body) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    const port = await listen(server);
    try {
      await expect(readLiveOperations(`http://localhost:${port}`)).resolves.toBeUndefined();
    } finally {
      server.close();
    }
  });

  it('is unknown when nothing listens', async () => {
    await expect(readLiveOperations('http://localhost:9')).resolves.toBeUndefined();
  });
});

describe('document of the live API', () => {
  it.each([
    [{}, 'http://127.0.0.1:4000/openapi.json'],
    [{ METRICS_PORT: '9400' }, 'http://127.0.0.1:9400/openapi.json'],
    [
      { METRICS_PORT: '9400', OPENAPI_URL: 'http://api.internal:9400/openapi.json' },
      'http://api.internal:9400/openapi.json',
    ],
  ])('is read with %j at %s', (settings, url) => expect(documentUrl(settings, 'http://127.0.0.1:4000')).toBe(url));
});
