import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { RUN } from '#testing/server-process';
import { openTestApi, type TestApi } from '#testing/test-api';
import { importBuildings } from './import-buildings';
import { entranceLine, registerLine } from '#testing/customers/register-lines';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'dongne-register-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, content: string | Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const search = async (q: string) => (await api.app.inject(`/v1/app/nonMember/area?q=${encodeURIComponent(q)}`)).json();
const read = (name: string, content: string | Uint8Array) => importBuildings(api.parts.database, fileOf(name, content));

describe('files of the national address register', () => {
  it('add lot, postal code and position to a road’s building', async () => {
    expect(await read('register.txt', registerLine())).toEqual({ saved: 1, removed: 0, skipped: 0 });
    const [first, ...others] = await search('테헤란로 152');
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      label: '서울 강남구 테헤란로 152 (역삼동)',
      address: '서울 강남구 역삼동 737',
      roadAddress: '서울 강남구 테헤란로 152',
      roadOrLot: '테헤란로 152',
      postalCode: '06236',
      bcode: '1168010100',
      inService: true,
    });
    await read('entrance.txt', entranceLine());
    expect(await search('테헤란로 152')).toEqual([{ ...first, latitude: 37.5, longitude: 127.0365 }]);
  });

  it('add a building to a lot and a road to a position', async () => {
    await read('both.txt', `${registerLine()}\n${entranceLine()}\n`);
    const [lot] = await search('역삼동 737');
    expect(lot).toMatchObject({
      label: '서울 강남구 역삼동 737 (테헤란로 152)',
      roadOrLot: '737',
      postalCode: '06236',
    });
    const at = async (latitude: number) =>
      (await api.app.inject(`/v1/app/nonMember/area/reverse?latitude=${latitude}&longitude=127.0365`)).json();
    expect(await at(37.5002)).toMatchObject({ roadOrLot: '테헤란로 152', postalCode: '06236', latitude: 37.5002 });
    expect(await at(37.502)).toMatchObject({ label: '서울 강남구 역삼동', roadOrLot: '', postalCode: '' });
  });

  it('distinguish buildings on one lot by their roads', async () => {
    await read('lot.txt', `${registerLine()}\n${registerLine({ main: '154' })}`);
    const labels = (await search('역삼동 737')).map(({ label }: { label: string }) => label);
    expect(labels).toEqual(['서울 강남구 역삼동 737 (테헤란로 152)', '서울 강남구 역삼동 737 (테헤란로 154)']);
  });

  it('do not change searches for other places', async () => {
    await read('register.txt', registerLine());
    expect((await search('테헤란로 999')).map(({ label }: { label: string }) => label)).toEqual([
      '서울 강남구 테헤란로 999 (역삼동)',
      '서울 강남구 테헤란로 999 (삼성동)',
      '서울 강남구 테헤란로 999 (대치동)',
    ]);
    expect((await search('역삼동')).map(({ postalCode }: { postalCode: string }) => postalCode)).not.toContain('06236');
    expect(await search('역삼동 산 737')).toEqual([expect.objectContaining({ postalCode: '' })]);
  });

  it.each([
    ['UTF-8 with ends of lines of Windows', Buffer.from(`${registerLine()}\r\n`)],
    ['UTF-8 without a last end', Buffer.from(registerLine())],
  ])('are parsed as %s', async (_case, bytes) => {
    expect(await read('file.txt', bytes)).toMatchObject({ saved: 1, skipped: 0 });
    expect(await search('테헤란로 152')).toHaveLength(1);
  });

  it('are decoded from CP949, as older ones need', async () => {
    // Bytes of 테헤란로 in CP949, the only Korean text of this line.
    const [before, after] = registerLine({ korean: '@' }).split('@');
    const road = Buffer.from([0xc5, 0xd7, 0xc7, 0xec, 0xb6, 0xf5, 0xb7, 0xce]);
    await read('cp949.txt', Buffer.concat([Buffer.from(before ?? ''), road, Buffer.from(after ?? '')]));
    expect(await search('테헤란로 152')).toEqual([expect.objectContaining({ postalCode: '06236' })]);
  });

  it('are idempotent, apply changes, and remove abolished buildings', async () => {
    const both = `${registerLine()}\n${registerLine({ main: '154', lot: '738' })}\n`;
    await read('register.txt', both);
    await read('register.txt', both);
    expect(await search('테헤란로 154')).toHaveLength(1);
    await read('daily.txt', `${registerLine({ postalCode: '06999' })}\n${registerLine({ main: '154', reason: '63' })}`);
    expect(await search('테헤란로 152')).toEqual([expect.objectContaining({ postalCode: '06999' })]);
    expect(await search('테헤란로 154')).toHaveLength(3);
  });

  it('skip and count broken lines and import the rest', async () => {
    const broken = [
      'a|b|c',
      registerLine({ main: '0' }),
      registerLine({ main: '15 2' }),
      registerLine({ postalCode: '123' }),
      entranceLine({ x: '12' }),
      `${registerLine()}|more`,
      registerLine().slice(0, 60),
    ];
    expect(await read('broken.txt', [...broken, '', registerLine()].join('\n'))).toEqual({
      saved: 1,
      removed: 0,
      skipped: broken.length,
    });
  });

  it.each([
    ['is empty', ''],
    ['is another', 'name;street\n'.repeat(3)],
    ['has a million lines of something else', 'x|y|z\n'.repeat(1_000_000)],
  ])('are rejected when one %s', async (_case, content) => {
    await expect(read('other.txt', content)).rejects.toThrow('is no file of the national address register');
  });

  it('are rejected when a line has no end', async () => {
    await expect(read('long.txt', '테'.repeat(1_000_000))).rejects.toThrow('a line of more than 16384 letters');
  });
});

describe('import command', () => {
  const command = (files: readonly string[], dataDir: string) =>
    run(process.execPath, [RUN, resolve(import.meta.dirname, 'import-addresses-cli.ts'), ...files], {
      cwd: resolve(import.meta.dirname, '../../../..'),
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'development' },
    });

  it('reports its result, and exits with 1 and a sentence on failure', async () => {
    const dataDir = join(folder, 'data');
    const file = fileOf('seoul.txt', `${registerLine()}\nbroken\n`);
    const { stdout } = await command([file], dataDir);
    expect(stdout.trim()).toBe(`${file}: 1 buildings read, 0 removed, 1 lines not understood`);
    await expect(command([join(folder, 'nowhere.txt')], dataDir)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no such file'),
    });
    await expect(command([], dataDir)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Name') });
  });
});
