import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './lock';

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'dongne-lock-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

describe('lock of the embedded database', () => {
  it('is exclusive and free again after release', async () => {
    const place = folder();
    const lock = await lockFolder(place);
    await expect(lockFolder(place)).rejects.toThrow(FolderInUse);
    await expect(lockFolder(place)).rejects.toThrow('is in use by another process');
    await lock.release();
    await (await lockFolder(place)).release();
  });

  it('recognises the folder under every path', async () => {
    const place = folder();
    const lock = await lockFolder(place);
    await expect(lockFolder(join(place, '..', place.split('/').at(-1) ?? ''))).rejects.toThrow(FolderInUse);
    await lock.release();
  });

  it('does not lock another folder', async () => {
    const locks = await Promise.all([lockFolder(folder()), lockFolder(folder())]);
    await Promise.all(locks.map((lock) => lock.release()));
  });
});
