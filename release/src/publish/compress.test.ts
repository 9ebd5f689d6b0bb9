import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder, scriptWeight } from './compress';

describe('the size of a remote', () => {
  it('separates shared chunks from those of single pages', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dongne-weight-'));
    try {
      const forEveryPage = [
        'remoteEntry.0a1b2c3d.js',
        '__federation_expose_routes.0a1b2c3d.js',
        'kit.0a1b2c3d.js',
        'common.0a1b2c3d.js',
      ];
      const others = ['776.0a1b2c3d.js', 'uncommon.0a1b2c3d.js', 'styles.css'];
      for (const name of [...forEveryPage, ...others]) await writeFile(join(folder, name), 'x'.repeat(100));
      await compressFolder(folder);
      const { scriptKb, everyPageKb } = await scriptWeight(folder);
      expect(everyPageKb).toBeGreaterThan(0);
      expect(everyPageKb / scriptKb).toBeCloseTo(4 / 6);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
