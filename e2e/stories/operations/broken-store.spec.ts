import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../src/operations-story';

test('a registry that is cut off or deleted is read from its newest revision', async ({ app, operator }) => {
  await app.home.open();
  const file = join(operator.system.dataDir, 'store', 'registry.json');
  const registry = await readFile(file, 'utf8');
  try {
    for (const damage of [() => writeFile(file, registry.slice(0, registry.length / 2)), () => rm(file)]) {
      await damage();
      await app.home.open();
      await app.home.findShops();
      await expect(app.shopList.shops.first()).toBeVisible();
    }
  } finally {
    await writeFile(file, registry);
  }
});
