import { join } from 'node:path';
import { buildFixture } from './testing/fixture-build';
import { USED_ENDPOINTS_FILE } from './output-files.mjs';
import { UsedEndpoints } from './used-endpoints.mjs';

const FILES = {
  'package.json': '{ "sideEffects": false }',
  'contract/index.js': `export * as endpoints from './endpoints/endpoints.js';`,
  'contract/endpoints/endpoints.js': `export * from './shop-endpoints.js'; export * from './claim-endpoints.js';`,
  'contract/endpoints/shop-endpoints.js': `
    export const shops = { method: 'get', path: '/laundry' };
    export const shop = { method: 'get', path: '/laundry/{id}' };`,
  'contract/endpoints/claim-endpoints.js': `export const claim = { method: 'post', path: '/claim' };`,
};

const usedBy = async (pages: Readonly<Record<string, string>>): Promise<unknown> => {
  const { texts, errors } = await buildFixture({
    files: { ...FILES, ...pages },
    federation: { filename: 'remoteEntry.js', exposes: { './routes': './routes.js' } },
    plugins: (dir) => [new UsedEndpoints({ folder: join(dir, 'contract/endpoints') })],
  });
  expect(errors).toEqual([]);
  return JSON.parse(texts.get(USED_ENDPOINTS_FILE) ?? '');
};

describe('the endpoints of a build', () => {
  it('are those that its pages use, also lazily loaded ones', async () => {
    const used = await usedBy({
      'routes.js': `import { endpoints } from './contract/index.js';
        export const routes = [endpoints.shop, () => import('./page.js')];`,
      'page.js': `import { endpoints } from './contract/index.js'; export const page = () => endpoints.claim;`,
    });
    expect(used).toEqual(['claim', 'shop']);
  });

  it('exclude those of unreachable code', async () => {
    const used = await usedBy({
      'routes.js': `import { shown } from './parts.js'; export const routes = [shown];`,
      'parts.js': `import { endpoints } from './contract/index.js';
        export const shown = () => endpoints.shops;
        export const hidden = () => endpoints.claim;`,
    });
    expect(used).toEqual(['shops']);
  });
});
