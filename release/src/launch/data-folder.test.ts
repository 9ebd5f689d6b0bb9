import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder } from './data-folder';

const folders = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `dongne-held-${name}-`)));
const [folder = '', other = ''] = folders;
afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })));

describe('a data folder', () => {
  it('is locked by one system under any path until its release', async () => {
    const letGo = await lockDataFolder(folder, 'http://localhost:3000');
    await expect(lockDataFolder(join(folder, '.'), 'http://localhost:9000')).rejects.toThrow(
      'is in use by the system at http://localhost:3000.',
    );
    await letGo();
    await (
      await lockDataFolder(folder, 'http://localhost:9000')
    )();
  });

  it('is free while a system locks another', async () => {
    const letGo = await lockDataFolder(folder, 'http://localhost:3000');
    await (
      await lockDataFolder(other, 'http://localhost:9000')
    )();
    await letGo();
  });
});
