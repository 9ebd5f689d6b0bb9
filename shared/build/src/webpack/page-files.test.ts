import { join } from 'node:path';
import { PAGE_FILES } from './output-files.mjs';
import { PageFiles } from './page-files.mjs';
import { buildFixture } from './testing/fixture-build';

interface PageNeeds {
  readonly files: readonly string[];
  readonly shares: readonly string[];
}

const pagesOf = async (files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, PageNeeds>>> => {
  const shared = { singleton: true, import: false } as const;
  const { texts, errors } = await buildFixture({
    files,
    federation: {
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.js' },
      shared: { react: shared, dayjs: shared, 'dayjs/': shared },
    },
    plugins: (dir) => [new PageFiles({ routes: join(dir, 'src/routes.js'), folder: join(dir, 'src') })],
  });
  expect(errors).toEqual([]);
  return JSON.parse(texts.get(PAGE_FILES) ?? '{}');
};

const SCRIPT = expect.stringMatching(/\.js$/);

describe('the recorded page files of a build', () => {
  it('contain each lazily imported page with its script', async () => {
    const pages = await pagesOf({
      'src/routes.js': `export const routes = [() => import('./shop-list/shop-list-page.js'), () => import('./near.js')];`,
      'src/shop-list/shop-list-page.js': `export const page = 'list';`,
      'src/near.js': `export const page = 'near';`,
    });
    expect(pages).toEqual({
      'shop-list/shop-list-page': { files: [SCRIPT], shares: [] },
      near: { files: [SCRIPT], shares: [] },
    });
    expect(pages['near']?.files).not.toEqual(pages['shop-list/shop-list-page']?.files);
  });

  it('contain no script for a statically imported page', async () => {
    const pages = await pagesOf({
      'src/routes.js': `import { page } from './home.js'; export const routes = [page];`,
      'src/home.js': `export const page = 'home';`,
    });
    expect(pages).toEqual({ home: { files: [], shares: [] } });
  });

  it('contain a common script for both of its pages', async () => {
    const { one, two } = await pagesOf({
      'src/routes.js': `export const routes = [() => import('./one.js'), () => import('./two.js')];`,
      'src/one.js': `import { text } from './common.js'; export const page = ['one', text];`,
      'src/two.js': `import { text } from './common.js'; export const page = ['two', text];`,
      'src/common.js': `export const text = '${'long '.repeat(10_000)}';`,
    });
    expect([one?.files, two?.files]).toEqual([
      [SCRIPT, SCRIPT],
      [SCRIPT, SCRIPT],
    ]);
    expect(one?.files.filter((file) => two?.files.includes(file))).toHaveLength(1);
  });

  it('contain on-demand shared packages once and in order', async () => {
    const pages = await pagesOf({
      'src/routes.js': `export const routes = [() => import('./one.js'), () => import('./two.js')];`,
      'src/one.js': `import React from 'react'; import utc from 'dayjs/plugin/utc.js'; import dayjs from 'dayjs';
        import { day } from './day.js'; export const page = [React, utc, dayjs, day];`,
      'src/day.js': `import dayjs from 'dayjs'; export const day = () => dayjs();`,
      'src/two.js': `import React from 'react'; export const page = [React];`,
    });
    expect(pages['one']?.shares).toEqual(['dayjs', 'dayjs/plugin/utc.js']);
    expect(pages['two']?.shares).toEqual([]);
  });

  it('contain no packages and no files outside of the sources', async () => {
    const pages = await pagesOf({
      'src/routes.js': `import { a } from 'a'; import { b } from '../other/b.js'; export const routes = [a, b];`,
      'other/b.js': `export const b = 'b';`,
      'node_modules/a/package.json': JSON.stringify({ name: 'a', version: '1.0.0', main: 'index.js' }),
      'node_modules/a/index.js': `export const a = 'a';`,
    });
    expect(pages).toEqual({});
  });
});
