import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFileStore, removeAbandoned } from './file-store';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('photos on disk', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are returned as stored, also to another process', async () => {
    await diskFileStore(folder).put(KEY, Buffer.from('photo'));
    expect(Buffer.from((await diskFileStore(folder).get(KEY)) ?? []).toString()).toBe('photo');
  });

  it.each([KEY, '../../etc/passwd', '..%2f..%2fetc%2fpasswd', ''])('are missing under %p', async (key) => {
    expect(await diskFileStore(folder).get(key)).toBeNull();
  });

  it('are gone after removal', async () => {
    const files = diskFileStore(folder);
    await files.put(KEY, Buffer.from('photo'));
    await files.remove(KEY);
    await files.remove(KEY);
    expect(await files.get(KEY)).toBeNull();
  });

  it('leave nothing behind when the write fails', async () => {
    const files = diskFileStore(folder);
    await files.put(KEY, Buffer.from('photo'));
    // A folder at the photo's path makes the final rename fail.
    const taken = '0fffffff-d9cb-469f-a165-70867728950e';
    await mkdir(join(folder, '0f', taken, 'x'), { recursive: true });
    await expect(files.put(taken, Buffer.from('photo'))).rejects.toThrow();
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
    expect(Buffer.from((await files.get(KEY)) ?? []).toString()).toBe('photo');
  });

  it('of a dead process are removed while half written, running writes are not', async () => {
    await diskFileStore(folder).put(KEY, Buffer.from('photo'));
    const [old, fresh] = ['old', 'fresh'].map((name) => join(folder, 'unfinished', name));
    for (const path of [old, fresh]) await writeFile(String(path), 'half');
    await utimes(String(old), 0, 0);
    expect(await removeAbandoned(folder, new Date())).toBe(1);
    expect(await readdir(join(folder, 'unfinished'))).toEqual(['fresh']);
  });

  it('have nothing to clean up before the first photo', async () => {
    expect(await removeAbandoned(folder, new Date())).toBe(0);
  });
});
