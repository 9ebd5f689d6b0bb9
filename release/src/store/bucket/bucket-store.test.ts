import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { AwsClient } from 'aws4fetch';
import { goLive, rollBack } from '../../registry/registry-changes';
import { buildDeployment } from '../../testing/build-deployment';
import { openConditionalBucket, type ConditionalBucket } from '../../testing/conditional-bucket';
import type { ReleaseStore } from '../disk-store';
import { bucketStore } from './bucket-store';

const LIMIT_MS = 300;

let s3: ConditionalBucket;
let cacheDir: string;

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'dongne-bucket-test-'));
const open = (options: Partial<Parameters<typeof bucketStore>[1]> = {}): ReleaseStore =>
  bucketStore(s3.bucket, { cacheDir, limitMs: LIMIT_MS, lookEveryMs: 50, ...options });
const publish = (store: ReleaseStore, name: string, version = '1.0.0-aaaa') =>
  store.changeRegistry((registry) => goLive(registry, name, buildDeployment({ name, version })));
const buildOf = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const build = await folder();
  await mkdir(join(build, 'assets'));
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(join(build, file), text)));
  return build;
};
/** Calls the bucket past the store. */
const direct = (key: string, method = 'GET'): Promise<Response> =>
  new AwsClient({ ...s3.bucket, service: 's3', retries: 0 }).fetch(`${s3.bucket.endpoint}/releases/shop/${key}`, {
    method,
  });
const countOf = (part: string): number => s3.calls.filter((call) => call.includes(part)).length;

beforeEach(async () => {
  s3 = await openConditionalBucket();
  cacheDir = await folder();
});
afterEach(async () => {
  s3.be(undefined);
  await s3.close();
  await rm(cacheDir, { recursive: true });
});

describe('the registry on a bucket', () => {
  it('keeps every publication of concurrent squads', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `mf_${index}`);
    await Promise.all(names.map((name) => publish(open({ limitMs: 10_000 }), name)));
    const registry = await open().readRegistry();
    expect(Object.keys(registry.microFrontends).sort()).toEqual(names);
    expect(registry.revision).toBe(names.length);
  });

  it('is read again after another writer, and after a conflict', async () => {
    const [one, other] = [open(), open()];
    await publish(one, 'mf_usage');
    await publish(other, 'mf_auth');
    s3.be('conflicts once');
    await publish(one, 'mf_laundry');
    expect((await other.readRegistry()).revision).toBe(3);
    expect(Object.keys((await one.readRegistry()).microFrontends).sort()).toEqual([
      'mf_auth',
      'mf_laundry',
      'mf_usage',
    ]);
  });

  it('rolls back once when the answer to the write is lost', async () => {
    const store = open();
    for (const version of ['1', '2', '3']) await publish(store, 'mf_usage', version);
    s3.be('loses an answer');
    await store.changeRegistry((registry) => rollBack(registry, 'mf_usage', { at: '2026-03-04', reason: 'prices' }));
    const registry = await open().readRegistry();
    expect(registry.histories?.['mf_usage']?.live).toEqual(['1', '2']);
    expect(registry.revision).toBe(4);
  });

  it('is read as it was at a time, and is never changed', async () => {
    const store = open();
    const first = await publish(store, 'mf_usage', '1');
    await publish(store, 'mf_usage', '2');
    const at = new Date(first.changedAt ?? '');
    expect((await open().readRegistryAt(at))?.revision).toBeGreaterThanOrEqual(1);
    await expect(store.readRegistryAt(new Date('2020-01-01'))).resolves.toBeUndefined();
  });

  it('is asked for once, however many pages a host sends', async () => {
    await publish(open(), 'mf_usage');
    const host = open({ isHost: true });
    const first = await host.readRegistry();
    const before = s3.calls.length;
    const read = await Promise.all(Array.from({ length: 50 }, () => host.readRegistry()));
    expect(new Set([first, ...read]).size).toBe(1);
    expect(s3.calls.length - before).toBeLessThanOrEqual(1);
  });

  it('that is lost beside releases publishes nothing until it is rebuilt', async () => {
    const own = await buildOf({ 'release.json': JSON.stringify(buildDeployment()) });
    await open().putVersion('mf_usage', '1.0.0-aaaa', own);
    await direct('registry/0.json', 'DELETE');
    await expect(publish(open(), 'mf_auth')).rejects.toThrow('and the store holds releases. Nothing is published');
    const [record] = await open().readRecords();
    expect(record).toMatchObject({ name: 'mf_usage', published: { metadata: { version: '1.0.0-aaaa' } } });
  });
});

describe('a bucket that', () => {
  it('overwrites is refused before anything is written', async () => {
    s3.be('overwrites');
    await expect(publish(open(), 'mf_usage')).rejects.toThrow('overwrites objects in spite of If-None-Match');
    expect(s3.calls.filter((call) => call.startsWith('PUT') && !call.includes('probe'))).toEqual([]);
  });

  it('is full says so, and leaves the registry as it is', async () => {
    const store = open();
    await publish(store, 'mf_usage');
    s3.be('full');
    await expect(publish(store, 'mf_auth')).rejects.toThrow('The release store s3://releases/shop is full.');
    s3.be(undefined);
    expect((await store.readRegistry()).revision).toBe(1);
  });

  it.each([
    ['away', 'cannot be reached'],
    ['away for writes', 'cannot be reached'],
    ['hangs', 'cannot be reached (no answer in 0.3 s)'],
  ] as const)('is %s lets hosts go on, and refuses a publication', async (fault, sentence) => {
    const [squad, host] = [open(), open({ isHost: true })];
    await publish(squad, 'mf_usage');
    const before = await host.readRegistry();
    s3.be(fault);
    await expect(publish(squad, 'mf_auth')).rejects.toThrow(sentence);
    expect(await host.readRegistry()).toBe(before);
    s3.be(undefined);
    await expect(publish(squad, 'mf_auth')).resolves.toMatchObject({ revision: 2 });
  });

  it('is away at the start of a host fails each page at once, after the first', async () => {
    s3.be('hangs');
    const noted = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const host = open({ isHost: true });
    await expect(host.readRegistry()).rejects.toThrow('cannot be reached');
    const before = s3.calls.length;
    for (let page = 0; page < 20; page += 1) await expect(host.readRegistry()).rejects.toThrow('cannot be reached');
    expect(s3.calls.length - before).toBeLessThanOrEqual(1);
    expect(noted).toHaveBeenCalledTimes(1);
    noted.mockRestore();
  });
});

describe('files on a bucket', () => {
  it('are sent once, by name, and read through the folder of a host', async () => {
    const store = open();
    await store.putFiles(
      'mf_usage',
      await buildOf({ 'a.1.js': 'first', 'a.1.js.br': 'compressed', 'assets/b.1.png': 'b' }),
    );
    await store.putFiles('mf_usage', await buildOf({ 'a.1.js': 'second', 'c.1.js': 'c' }));
    expect(countOf('PUT /shop/mf_usage/files/a.1.js')).toBe(2); // with its compressed variant
    const { served } = open({ isHost: true });
    expect(await served.has('/mf_usage/files/a.1.js')).toBe(true);
    expect(await readFile(join(served.root, 'mf_usage/files/a.1.js'), 'utf8')).toBe('first');
    await served.has('/mf_usage/files/a.1.js');
    expect(countOf('GET /shop/mf_usage/files/a.1.js')).toBe(1);
  });

  it('arrive compressed as they were sent', async () => {
    const build = await folder();
    const compressed = brotliCompressSync('a');
    await writeFile(join(build, 'a.1.js'), 'a');
    await writeFile(join(build, 'a.1.js.br'), compressed);
    await open().putFiles('mf_usage', build);
    expect((await direct('mf_usage/files/a.1.js.br')).headers.get('content-encoding')).toBe('br');
    const { served } = open({ isHost: true });
    expect(await served.has('/mf_usage/files/a.1.js.br')).toBe(true);
    expect(await readFile(join(served.root, 'mf_usage/files/a.1.js.br'))).toEqual(compressed);
  });

  it('are served while the bucket is away, and fetched again into a lost folder', async () => {
    await open().putFiles('mf_usage', await buildOf({ 'a.1.js': 'a', 'b.1.js': 'b' }));
    const { served } = open({ isHost: true });
    await served.has('/mf_usage/files/a.1.js');
    s3.be('away');
    expect(await served.has('/mf_usage/files/a.1.js')).toBe(true);
    await expect(served.has('/mf_usage/files/b.1.js')).rejects.toThrow('cannot be reached');
    s3.be(undefined);
    await rm(served.root, { recursive: true });
    expect(await served.has('/mf_usage/files/a.1.js')).toBe(true);
    expect(await readdir(join(served.root, 'mf_usage/files'))).toEqual(['a.1.js']);
  });

  it('cost one listing when a stranger asks for names that no package has', async () => {
    await open().putFiles('mf_usage', await buildOf({ 'a.1.js': 'a' }));
    const { served } = open({ isHost: true });
    await served.has('/mf_usage/files/a.1.js');
    const before = s3.calls.length;
    const names = Array.from({ length: 50 }, (_, name) => `/mf_usage/files/x.${name}.js`);
    expect(await Promise.all(names.map((name) => served.has(name)))).toEqual(names.map(() => false));
    expect(await served.has('/mf_usage/files/a.1.js.br')).toBe(false);
    expect(s3.calls.length - before).toBeLessThanOrEqual(2);
  });

  it('leave the folder when it is full, the least recently used first', async () => {
    await open().putFiles('mf_usage', await buildOf({ 'a.1.js': 'aaaa', 'b.1.js': 'bbbb', 'c.1.js': 'cccc' }));
    const { served } = open({ isHost: true, maxCachedBytes: 8 });
    for (const file of ['a', 'b', 'a', 'c']) await served.has(`/mf_usage/files/${file}.1.js`);
    expect((await readdir(join(served.root, 'mf_usage/files'))).sort()).toEqual(['a.1.js', 'c.1.js']);
  });

  it('of a version are there once its record is', async () => {
    const store = open();
    const own = await buildOf({ 'release.json': '{}', 'server.1.cjs': 'x' });
    expect(await store.hasVersion('mf_usage', '1')).toBe(false);
    await store.putVersion('mf_usage', '1', own);
    expect(await store.hasVersion('mf_usage', '1')).toBe(true);
    expect(s3.calls.filter((call) => call.startsWith('PUT /shop/mf_usage')).at(-1)).toContain('release.json');
    expect(String(await open().readFile('mf_usage', '1', 'server.1.cjs'))).toBe('x');
    expect(await store.readFile('mf_usage', '1', 'none.cjs')).toBeUndefined();
  });

  it('have the headers that a CDN passes on', async () => {
    await open().putFiles(
      'mf_usage',
      await buildOf({ 'a.1.js': 'a', 'a.1.js.br': 'compressed', 'index.1.html': '<html>' }),
    );
    const headersOf = async (file: string) => {
      const { headers } = await direct(`mf_usage/files/${file}`);
      return ['content-type', 'content-encoding', 'cache-control'].map((name) => headers.get(name));
    };
    const IMMUTABLE = 'public, max-age=31536000, immutable';
    expect(await headersOf('a.1.js')).toEqual(['text/javascript; charset=utf-8', null, IMMUTABLE]);
    // A page without its policy must not open.
    expect(await headersOf('index.1.html')).toEqual(['application/octet-stream', null, IMMUTABLE]);
    expect(s3.calls).toContain('PUT /shop/mf_usage/files/a.1.js.br');
  });
});
