import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../src/operations-story';

test('a broken registry is ignored for the last good one', async ({ app, operator }) => {
  await app.home.open();
  const file = join(operator.system.dataDir, 'store', 'registry.json');
  const registry = await readFile(file, 'utf8');
  await writeFile(file, registry.slice(0, registry.length / 2));
  try {
    await app.home.open();
    await app.home.findShops();
    await expect(app.shopList.shops.first()).toBeVisible();
  } finally {
    await writeFile(file, registry);
  }
});
