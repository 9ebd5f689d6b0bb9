import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addLaundry, addMember } from '@dongne/api/testing/fixtures';
import { orderPickup, requestFields } from '@dongne/api/testing/request-fixtures';
import { asShop, requestIn } from '@dongne/api/testing/shop-commands';
import { type TestApi } from '@dongne/api/testing/test-api';
import { openSandboxApi } from './testing/sandbox-api';

let api: TestApi;
beforeAll(async () => {
  api = await openSandboxApi();
});
afterAll(() => api.close());

/** The picture named by a line of a proposed offer, as the page sends it. */
const pictureOf = async (name: string): Promise<string> => {
  const { rawPayload } = await api.app.inject({ url: `/sandbox/page/${name}.jpg` });
  return `data:image/jpeg;base64,${rawPayload.toString('base64')}`;
};

describe('sandbox page', () => {
  it('allows its own script only', async () => {
    const page = await api.app.inject({ url: '/sandbox' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('frames the app, cannot be framed, and shares popups', async () => {
    const { headers } = await api.app.inject({ url: '/sandbox' });
    expect(headers['content-security-policy']).toContain("frame-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it('uses colours of the product only', async () => {
    const palette = readFileSync(join(import.meta.dirname, '../../shared/ui/src/theme/colours.css'), 'utf8');
    const hexes = (text: string) => (text.match(/#[\da-f]{6}\b/gi) ?? []).map((hex) => hex.toUpperCase());
    const names = readdirSync(join(import.meta.dirname, 'page')).filter((name) => name.endsWith('.css'));
    const styles = names.map((name) => api.app.inject({ url: `/sandbox/page/${name}` }));
    const used = new Set((await Promise.all(styles)).flatMap(({ body }) => hexes(body)));
    expect(used.size).toBeGreaterThan(15);
    expect([...used].filter((hex) => !hexes(palette).includes(hex))).toEqual([]);
  });

  it('has a control for every operator call', () => {
    const folder = join(import.meta.dirname, 'page');
    const files = readdirSync(folder).filter((name) => name.startsWith('operator-'));
    const CALL = /asOperator\(\s*'(\w+)',\s*['`]([^'`?]+?)(?:\?[^'`]*)?['`]/g;
    const made = files.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(CALL)].map(
        ([, method, path = '']) => `${method} ${path.replace('${query}', '').replaceAll(/\$\{\w+\}/g, '{id}')}`,
      ),
    );
    const document: { paths: Record<string, object> } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../api/openapi.json'), 'utf8'),
    );
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      path.startsWith('/v1/operator/')
        ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/v1/operator'.length)}`)
        : [],
    );
    expect(calls.length).toBeGreaterThan(15);
    expect([...new Set(made)].sort()).toEqual(calls.sort());
  });

  it('serves exactly the files that it references', async () => {
    const read = (name: string) => api.app.inject({ url: `/sandbox/page/${name}` });
    const modules = ['main.js'];
    for (const name of modules) {
      const answer = await read(name);
      expect([name, answer.statusCode, answer.headers['content-type']]).toEqual([
        name,
        200,
        'text/javascript; charset=utf-8',
      ]);
      const imported = [...answer.body.matchAll(/from '\.\/([a-z-]+\.js)'/g)].map(([, file]) => file ?? '');
      modules.push(...imported.filter((file) => !modules.includes(file)));
    }
    expect(modules.length).toBeGreaterThan(10);
    expect((await read('sandbox.css')).headers['content-type']).toBe('text/css; charset=utf-8');
    expect((await read('door.jpg')).headers['content-type']).toBe('image/jpeg');
    for (const other of ['sandbox.html', 'none.js', '..%2Findex.js', 'toString.js'])
      expect((await read(other)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('lists the shops by open requests', async () => {
    await addLaundry(api, { laundryName: '가나다세탁소' });
    const { laundryId } = await requestIn(api, 'Registered');
    const [first] = (await api.app.inject({ url: '/sandbox/shops' })).json();
    expect(first).toEqual({ id: laundryId, laundryName: '햇살세탁소', dong: '삼성동', openRequests: 1 });
  });

  it("proposes the shop's own offer, which is accepted unchanged", async () => {
    const request = await requestIn(api, 'Registering', { items: '[{"category":"코트","count":1}]' });
    const url = `/sandbox/requests/${request.id}/offer`;
    const proposed = (await api.app.inject({ url: `${url}?laundryId=${request.laundryId}` })).json();
    expect(proposed.items.map(({ category }: { category: string }) => category)).toEqual(['코트', '와이셔츠']);
    const items = await Promise.all(
      proposed.items.map(async (line: { photo: string }) => ({ ...line, photo: await pictureOf(line.photo) })),
    );
    expect((await asShop(api, request, 'register', { ...proposed, items })).statusCode).toBe(200);
    const stranger = await addLaundry(api);
    expect((await api.app.inject({ url: `${url}?laundryId=${stranger}` })).statusCode).toBe(404);
  });

  it('lists open requests, newest first', async () => {
    const laundryId = await addLaundry(api);
    const member = await addMember(api);
    await orderPickup(api, member.headers, { fields: requestFields(laundryId) });

    const listed = (await api.app.inject({ url: '/sandbox/requests' })).json();

    expect(listed[0]).toEqual(
      expect.objectContaining({
        laundryId,
        originalStatus: 'Requested',
        statusLabel: '신청 완료',
        laundryNumByUser: 3,
      }),
    );
  });
});
