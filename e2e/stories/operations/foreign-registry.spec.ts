import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '../../src/operations-story';

const MESSAGE = '이 화면을 불러오지 못했어요';

/** Script that would steal the cookies. */
const EVIL = `globalThis.smuggled = document.cookie; fetch('/stolen?' + document.cookie);`;

/** Server of an attacker on this machine; `asked` lists its requests. */
const strangersServer = async (): Promise<{ origin: string; asked: string[]; server: Server }> => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' }).end(EVIL);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, asked, server };
};

interface Entry {
  url: string;
  readonly deployment: { readonly default: boolean };
  readonly extras: { entry: string; assets: Record<string, string>; preload: string[] };
}

test('a registry with a foreign origin loads nothing from it', async ({ app, member: _loggedIn, operator, page }) => {
  const { origin, asked, server } = await strangersServer();
  const file = join(operator.system.dataDir, 'store', 'registry.json');
  const before = await readFile(file, 'utf8');
  const registry: { microFrontends: Record<string, Entry[]> } = JSON.parse(before);
  const evil = `${origin}/mf_usage/1/remoteEntry.js`;
  for (const entry of registry.microFrontends['mf_usage'] ?? []) {
    if (!entry.deployment.default) continue;
    entry.extras.entry = evil;
    entry.extras.assets[evil] = `sha384-${createHash('sha384').update(EVIL).digest('base64')}`;
    entry.extras.preload = [evil];
  }
  await writeFile(file, JSON.stringify(registry));
  try {
    await app.usage.open();
    await expect(app.text(MESSAGE)).toBeVisible();
    expect(await page.evaluate(() => 'smuggled' in globalThis)).toBe(false);
    expect(asked).toEqual([]);
    await app.tabs.goToMyPage();
    await expect(app.my.heading).toBeVisible();
  } finally {
    await writeFile(file, before);
    server.close();
  }
});
