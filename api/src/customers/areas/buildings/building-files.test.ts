import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApi, type TestApi } from '#testing/test-api';
import { readBuildingLine } from './building-line';
import { importBuildings } from './import-buildings';
import { buildingLine, navigationLine } from '#testing/customers/register-lines';

const folder = mkdtempSync(join(tmpdir(), 'dongne-register-'));
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = (...lines: readonly string[]) => {
  const file = join(folder, 'register.txt');
  writeFileSync(file, lines.join('\r\n'));
  return importBuildings(api.parts.database, file);
};
const search = async (q: string) => (await api.app.inject({ url: '/v1/app/nonMember/area', query: { q } })).json();

describe('address files by building', () => {
  it('provide lot and position together, each from its file', async () => {
    await read(navigationLine(), buildingLine());
    expect(await search('테헤란로 152')).toEqual([
      expect.objectContaining({
        address: '서울 강남구 역삼동 737',
        postalCode: '06236',
        latitude: 37.5,
        longitude: 127.0365,
      }),
    ]);
    expect((await search('역삼동 737'))[0]).toMatchObject({ roadAddress: '서울 강남구 테헤란로 152' });
  });

  it('provide the centre of a building without a known entrance', () => {
    const middle = readBuildingLine(navigationLine({ entrance: ['', ''] }));
    expect(middle?.row).toMatchObject({ latitude: 37.501003, longitude: 127.037496 });
    expect(readBuildingLine(navigationLine({ entrance: ['0', '0'] }))?.row).toEqual(middle?.row);
  });

  it.each([navigationLine, buildingLine])('remove abolished buildings', (line) => {
    expect(readBuildingLine(line())?.isGone).toBe(false);
    expect(readBuildingLine(line({ reason: '63' }))?.isGone).toBe(true);
  });

  it.each([
    ['half a line', navigationLine().slice(0, 90)],
    ['a number too large', buildingLine({ main: '123456' })],
    ['an invalid lot', buildingLine({ lot: '-1' })],
    ['one field more', `${navigationLine()}|`],
  ])('are rejected with %s', (_case, line) => {
    expect(readBuildingLine(line)).toBeUndefined();
  });
});

describe('road that only the register has', () => {
  it('lists its dongs for an unknown or missing number', async () => {
    await read(navigationLine({ korean: '새마을나루길', main: '9' }));
    const label = expect.stringMatching(/^서울 강남구 새마을나루길( 8)? \(역삼동\)$/);
    expect(await search('새마을나루길 8')).toEqual([expect.objectContaining({ label, roadOrLot: '새마을나루길 8' })]);
    expect(await search('강남구 새마을나루길')).toEqual([expect.objectContaining({ label, postalCode: '' })]);
  });

  it('is not found in another district', async () => {
    expect(await search('부산 새마을나루길 8')).toEqual([]);
  });

  it.each(['%로 1', '\\_로', '테헤\ud800로', '없는길 99999999999'])('finds nothing for %j', async (q) => {
    expect(await search(q)).toEqual([]);
  });
});
