import { SHARE_FILES } from './output-files.mjs';
import { ShareFiles } from './share-files.mjs';
import { buildFixture } from './testing/fixture-build';

const packed = (name: string): Readonly<Record<string, string>> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: `exports.whoAmI = '${name} itself';`,
});

describe('the recorded share files of a shell', () => {
  it('contain the scripts of each on-demand package only', async () => {
    const { texts, errors } = await buildFixture({
      files: {
        ...packed('dayjs'),
        ...packed('react-hook-form'),
        ...packed('react'),
        'index.js': `import 'react'; import('dayjs'); import('react-hook-form');`,
      },
      federation: {
        shared: {
          react: { singleton: true, eager: true },
          dayjs: { singleton: true },
          'react-hook-form': { singleton: true },
        },
      },
      plugins: () => [new ShareFiles()],
    });
    expect(errors).toEqual([]);
    const shares: Readonly<Record<string, readonly string[]>> = JSON.parse(texts.get(SHARE_FILES) ?? '{}');
    expect(Object.keys(shares).sort()).toEqual(['dayjs', 'react-hook-form']);
    for (const [name, files] of Object.entries(shares)) {
      expect(files).toHaveLength(1);
      expect(texts.get(files[0] ?? '')).toContain(`${name} itself`);
    }
  });

  it('contain named chunks of the shell', async () => {
    const { texts } = await buildFixture({
      files: {
        'http.js': `export const whoAmI = 'http itself';`,
        'index.js': `import(/* webpackChunkName: "http" */ './http');`,
      },
      federation: { shared: {} },
      plugins: () => [new ShareFiles()],
    });
    const { http } = JSON.parse(texts.get(SHARE_FILES) ?? '{}');
    expect(http).toHaveLength(1);
    expect(texts.get(http[0])).toContain('http itself');
  });
});
