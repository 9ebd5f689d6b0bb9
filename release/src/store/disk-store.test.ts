import { mkdtemp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goLive } from '../registry/registry-changes';
import { buildDeployment } from '../testing/build-deployment';
import { diskStore } from './disk-store';

const freshFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'dongne-store-test-'));

describe('the disk store', () => {
  it('keeps every publication of concurrent squads', async () => {
    const root = await freshFolder();
    const names = Array.from({ length: 20 }, (_, index) => `mf_${index}`);

    await Promise.all(
      names.map((name) =>
        diskStore(root).changeRegistry((registry) => goLive(registry, name, buildDeployment({ name }))),
      ),
    );

    const registry = await diskStore(root).readRegistry();
    expect(Object.keys(registry.microFrontends).sort()).toEqual([...names].sort());
    expect(registry.revision).toBe(names.length);
  });

  it('leaves the registry unchanged when a change is refused', async () => {
    const store = diskStore(await freshFolder());
    await store.changeRegistry((registry) => goLive(registry, 'mf_usage', buildDeployment()));
    const refuse = (): never => {
      throw new Error('refused');
    };

    await expect(store.changeRegistry(refuse)).rejects.toThrow('refused');

    expect((await store.readRegistry()).revision).toBe(1);
    await expect(store.changeRegistry((registry) => ({ ...registry }))).resolves.toMatchObject({ revision: 2 });
  });

  it('shows a version only when it is complete', async () => {
    const root = await freshFolder();
    const build = await freshFolder();
    await mkdir(join(build, 'assets'));
    await writeFile(join(build, 'assets/a.js'), 'a');
    const store = diskStore(root);

    expect(await store.hasVersion('mf_usage', '1')).toBe(false);
    await store.putVersion('mf_usage', '1', build);

    expect(await store.hasVersion('mf_usage', '1')).toBe(true);
    expect(await readFile(join(root, 'mf_usage/1/assets/a.js'), 'utf8')).toBe('a');
    expect(await readdir(join(root, 'mf_usage'))).toEqual(['1']);
  });

  it('shares files between versions and never shows an incomplete one', async () => {
    const [root, first, second] = [await freshFolder(), await freshFolder(), await freshFolder()];
    await mkdir(join(first, 'assets'));
    await writeFile(join(first, 'assets/a.1.png'), 'a');
    await writeFile(join(first, 'b.1.js'), 'of the first');
    await writeFile(join(second, 'b.1.js'), 'of the second');
    await writeFile(join(second, 'c.1.js'), 'c');
    const store = diskStore(root);

    await store.putFiles('mf_usage', first);
    await store.putFiles('mf_usage', second);

    const folder = join(root, 'mf_usage/files');
    expect((await readdir(folder, { recursive: true })).sort()).toEqual([
      'assets',
      'assets/a.1.png',
      'b.1.js',
      'c.1.js',
    ]);
    expect(String(await store.readFile('mf_usage', 'files', 'b.1.js'))).toBe('of the first');
    expect(await store.readFile('mf_usage', 'files', 'd.1.js')).toBeUndefined();
  });
});
