import type { Compiler } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { buildFixture } from './testing/fixture-build';

/** Gives the chunk of `page.js` an id that webpack may choose for any chunk. */
const withId = (id: number) => ({
  apply: ({ options, hooks }: Compiler): void => {
    options.output.crossOriginLoading = 'anonymous';
    hooks.compilation.tap('id', (compilation) =>
      compilation.hooks.chunkIds.tap({ name: 'id', stage: -1 }, (chunks) => {
        for (const chunk of chunks) if (!chunk.canBeInitial()) Object.assign(chunk, { id, ids: [id] });
      }),
    );
  },
});

describe('the integrity of a chunk', () => {
  it.each([0, 7])('is in the scripts that load it, with the id %i', async (id) => {
    const { texts, errors } = await buildFixture({
      files: { 'index.js': "import('./page').then(console.log);", 'page.js': 'export const page = 1;' },
      federation: {},
      plugins: () => [withId(id), new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })],
    });
    expect(errors).toEqual([]);
    expect(texts.has(`${id}.js`)).toBe(true);
    expect(texts.get('main.js')).toMatch(new RegExp(`"${id}":\\s*"sha384-`));
  });
});
