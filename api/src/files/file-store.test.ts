import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFileStore } from './file-store';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('photos on disk', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gives back what was put, also to another process on the folder', async () => {
    await diskFileStore(folder).put(KEY, Buffer.from('photo'));
    expect(Buffer.from((await diskFileStore(folder).get(KEY)) ?? []).toString()).toBe('photo');
  });

  it.each([KEY, '../../etc/passwd', '..%2f..%2fetc%2fpasswd', ''])('knows nothing under %p', async (key) => {
    expect(await diskFileStore(folder).get(key)).toBeNull();
  });

  it('forgets what was removed', async () => {
    const files = diskFileStore(folder);
    await files.put(KEY, Buffer.from('photo'));
    await files.remove(KEY);
    await files.remove(KEY);
    expect(await files.get(KEY)).toBeNull();
  });
});
