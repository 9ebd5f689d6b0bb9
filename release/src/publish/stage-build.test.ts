import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageBuild } from './stage-build';

const freshFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'dongne-stage-test-'));

const build = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await freshFolder();
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
};

const BUILT = {
  'common.0a1b2c3d.js': 'code',
  'common.0a1b2c3d.js.map': '{}',
  'common.0a1b2c3d.js.LICENSE.txt': 'licence',
  'assets/photo.0a1b2c3d.png': 'png',
  'mf-manifest.json': '{"name":"mf_usage"}',
  'mf-stats.json': '{}',
  'page-files.json': '{}',
  '.version': '1',
};

const staged = async (files: Readonly<Record<string, string>>) => {
  const { shared, own, front } = await stageBuild(await build(files), await freshFolder());
  return { shared: (await readdir(shared)).sort(), own: (await readdir(own)).sort(), front };
};

describe('a staged build', () => {
  it("separates shared, compressed files from the version's own", async () => {
    const { shared, own, front } = await staged(BUILT);
    expect(shared).toEqual(
      [
        'assets',
        ...['common.0a1b2c3d.js', 'common.0a1b2c3d.js.LICENSE.txt', front].flatMap((file) =>
          ['', '.br', '.gz'].map((form) => file + form),
        ),
      ].sort(),
    );
    expect(own).toEqual(['.version', 'common.0a1b2c3d.js.map', 'mf-stats.json', 'page-files.json']);
  });

  it('names its manifest by content', async () => {
    const [first, same, other] = await Promise.all([
      staged(BUILT),
      staged(BUILT),
      staged({ ...BUILT, 'mf-manifest.json': '{"name":"mf_auth"}' }),
    ]);
    expect(first.front).toMatch(/^mf-manifest\.[0-9a-f]{8}\.json$/);
    expect(same.front).toBe(first.front);
    expect(other.front).not.toBe(first.front);
  });

  it('of the shell has its page as the entry file', async () => {
    const { front } = await staged({ 'index.html': '<html>', 'shell.0a1b2c3d.js': 'code' });
    expect(front).toMatch(/^index\.[0-9a-f]{8}\.html$/);
  });

  it('refuses a file without a content hash in its name', async () => {
    await expect(staged({ ...BUILT, 'assets/logo.svg': '<svg/>' })).rejects.toThrow(
      'logo.svg is not named by its content',
    );
  });
});
