import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { s3FileStore } from './s3-file-store';
import { openBreakingStorage, openS3 } from '#testing/base/files/s3-server';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';
const PHOTO = Buffer.alloc(40_000, 'photo');

describe('photos in an object storage', () => {
  let folder: string;
  let s3: Awaited<ReturnType<typeof openS3>>;
  const storage = (changed: object = {}) => ({ ...s3.storage, ...changed });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 's3-'));
    s3 = await openS3(folder, 'photos');
  });
  afterAll(async () => {
    await s3.close();
    await rm(folder, { recursive: true });
  });

  it('are returned as stored, also to another process', async () => {
    await s3FileStore(storage()).put(KEY, PHOTO);
    expect(Buffer.from((await s3FileStore(storage()).get(KEY)) ?? []).equals(PHOTO)).toBe(true);
  });

  it('are separated by prefix', async () => {
    await s3FileStore(storage({ prefix: 'a/' })).put(KEY, Buffer.from('a'));
    await s3FileStore(storage({ prefix: 'b/' })).put(KEY, Buffer.from('b'));
    expect(Buffer.from((await s3FileStore(storage({ prefix: 'a/' })).get(KEY)) ?? []).toString()).toBe('a');
  });

  it.each(['1f8fad5b-d9cb-469f-a165-70867728950e', '../../etc/passwd', ''])('are null under %p', async (key) => {
    expect(await s3FileStore(storage()).get(key)).toBeNull();
  });

  it('are gone after removal, which may be repeated', async () => {
    const files = s3FileStore(storage());
    await files.put(KEY, PHOTO);
    await files.remove(KEY);
    await files.remove(KEY);
    expect(await files.get(KEY)).toBeNull();
  });

  it('throw when the storage rejects or is unreachable, never "no photo"', async () => {
    const missing = s3FileStore(storage({ bucket: 'another-bucket' }));
    await expect(missing.put(KEY, PHOTO)).rejects.toThrow();
    const nobody = s3FileStore(storage({ endpoint: 'http://127.0.0.1:1' }));
    await expect(nobody.put(KEY, PHOTO)).rejects.toThrow();
    await expect(nobody.get(KEY)).rejects.toThrow();
  });

  it.each([0.1, 0.5, 0.9])('are removed when the upload aborts after %p of it', async (part) => {
    const breaking = await openBreakingStorage(PHOTO.length * part);
    await expect(s3FileStore(storage({ endpoint: breaking.endpoint })).put(KEY, PHOTO)).rejects.toThrow();
    expect(breaking.asked()).toEqual([`PUT /photos/0f/${KEY}`, `DELETE /photos/0f/${KEY}`]);
    await breaking.close();
  });
});
