import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../src/operations-story';

// A plain sentence names no icon, so the browser asks for its own.
test.use({ causedErrors: /status of 503|favicon/ });

test('a store whose registry is unreadable is answered with a sentence, and the app is back once it is mended', async ({
  app,
  operator,
  page,
}) => {
  const file = join(operator.system.dataDir, 'store', 'registry.json');
  const registry = await readFile(file, 'utf8');
  await writeFile(file, registry.slice(0, registry.length / 2));
  try {
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(503);
    await expect(app.text('서비스에 연결할 수 없어요')).toBeVisible();
  } finally {
    await writeFile(file, registry);
  }
  await app.home.open();
  await expect(app.home.findShopsLink).toBeVisible();
});
