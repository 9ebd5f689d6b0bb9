import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goLive } from '../registry/registry-changes';
import { buildDeployment } from '../testing/build-deployment';
import { diskStore } from './disk-store';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof files>('node:fs/promises');
  return { ...real, cp: jest.fn(real.cp), rename: jest.fn(real.rename), writeFile: jest.fn(real.writeFile) };
});
const real = jest.requireActual<typeof files>('node:fs/promises');

const full = (): Error => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

const SENTENCE = /^The disk that holds .* is full\. Free some space .* or choose another folder with DATA_DIR\.$/;

describe('a release store on a full disk', () => {
  let root: string;
  beforeEach(async () => {
    root = await real.mkdtemp(join(tmpdir(), 'dongne-full-disk-test-'));
    await diskStore(root).changeRegistry((registry) => goLive(registry, 'mf_usage', buildDeployment()));
  });

  const change = () => diskStore(root).changeRegistry((registry) => ({ ...registry }));

  it('keeps the registry, says what to do, and leaves no file', async () => {
    jest.mocked(files.writeFile).mockImplementationOnce(async (file) => {
      await real.writeFile(file, 'half');
      throw full();
    });
    await expect(change()).rejects.toThrow(SENTENCE);
    expect(await real.readdir(root, { recursive: true })).toEqual(['registry', 'registry.json', 'registry/1.json']);
    expect((await diskStore(root).readRegistry()).revision).toBe(1);
  });

  it('keeps a change whose copy could not be written', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.mocked(files.rename).mockImplementationOnce(() => Promise.reject(full()));
    await expect(change()).resolves.toMatchObject({ revision: 2 });
    expect((await diskStore(root).readRegistry()).revision).toBe(2);
  });

  it('shows and leaves no part of a version', async () => {
    jest.mocked(files.cp).mockImplementationOnce(async (_from, to) => {
      await real.mkdir(to);
      await real.writeFile(join(String(to), 'a.js'), 'half');
      throw full();
    });
    await expect(diskStore(root).putVersion('mf_usage', '1', root)).rejects.toThrow(SENTENCE);
    expect(await real.readdir(join(root, 'mf_usage'))).toEqual([]);
  });

  it('shows no incomplete file', async () => {
    const build = await real.mkdtemp(join(tmpdir(), 'dongne-full-disk-test-'));
    await real.writeFile(join(build, 'a.0a1b2c3d.js'), 'code');
    jest.mocked(files.cp).mockImplementationOnce(async (_from, to) => {
      await real.writeFile(to, 'half');
      throw full();
    });
    await expect(diskStore(root).putFiles('mf_usage', build)).rejects.toThrow(SENTENCE);
    expect(await real.readdir(join(root, 'mf_usage/files'))).toEqual([]);
  });
});

describe('a release store on a disk that is read-only', () => {
  it.each(['EROFS', 'EACCES', 'EPERM'])('says so for %s, and still shows what is live', async (code) => {
    const root = await real.mkdtemp(join(tmpdir(), 'dongne-read-only-test-'));
    const store = diskStore(root);
    await store.changeRegistry((registry) => goLive(registry, 'mf_usage', buildDeployment()));
    jest.mocked(files.writeFile).mockImplementationOnce(() => Promise.reject(Object.assign(new Error(code), { code })));
    await expect(store.changeRegistry((registry) => ({ ...registry }))).rejects.toThrow(
      /^The disk that holds .* cannot be written to\. Give this user the right to write there/,
    );
    expect((await store.readRegistry()).revision).toBe(1);
  });
});
