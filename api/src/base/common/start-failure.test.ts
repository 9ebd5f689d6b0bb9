import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseSentence, startSentence } from './start-failure';
import { startServer } from '#testing/server-process';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dongne-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Error message of a failed start. */
const refusalOf = async (environment: Readonly<Record<string, string>> = {}): Promise<string> => {
  const server = await startServer(dataDir, environment).catch((error: unknown) => String(error));
  if (typeof server === 'string') return server;
  await server.stop('SIGKILL');
  return 'it started';
};

describe('API that cannot start', () => {
  it('names the broken embedded database and the fix', async () => {
    mkdirSync(join(dataDir, 'db'));
    writeFileSync(join(dataDir, 'db', 'PG_VERSION'), 'garbage');
    expect(await refusalOf()).toMatch(
      new RegExp(`exit 1: .*embedded database in ${dataDir}/db cannot be opened.*copy a backup to another`),
    );
  });

  it('names the unreachable database without its password', async () => {
    const said = await refusalOf({ DATABASE_URL: 'postgres://somebody:hidden-word@127.0.0.1:1/dongne' });
    expect(said).toMatch(/exit 1: .*DATABASE_URL names \(127\.0\.0\.1:1\/dongne\) cannot be used: .*ECONNREFUSED/);
    expect(said).not.toContain('hidden-word');
  });

  it('names the port in use and its setting', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const said = await refusalOf({ PORT: String(port) });
    other.close();
    expect(said).toMatch(/^Error: exit 1: /);
    expect(said).toMatch(new RegExp(`^The API did not start. Port ${port} on 127.0.0.1 is in use.*PORT_BASE`, 'm'));
  });

  it('names an address that is not of this machine', async () => {
    expect(await refusalOf({ LISTEN_ADDRESS: '192.0.2.7' })).toMatch(
      /LISTEN_ADDRESS=192\.0\.2\.7 is no address of this/,
    );
  });

  it('names a data folder that is a file', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(await refusalOf({ DATA_DIR: file })).toMatch(new RegExp(`exit 1: .*${file}/secrets.* is not ours to use`));
  });

  it.each(['EACCES', 'EROFS', 'EPERM'])('names a data folder that is not writable (%s), and keeps its data', (code) => {
    const sentence = databaseSentence(Object.assign(new Error('open'), { code }), undefined, dataDir);
    expect(sentence).toBe(
      `The folder ${dataDir}/db cannot be written (${code}). Give it to the user that runs this with "chown -R $(id -un) ${dataDir}/db", or choose another folder with DATA_DIR.`,
    );
  });

  it('names a data folder on a read-only file system, whatever the database reports', () => {
    const refuse = jest.spyOn(fs, 'accessSync').mockImplementation(() => {
      throw Object.assign(new Error('read-only'), { code: 'EROFS' });
    });
    expect(databaseSentence(new Error('engine: exit 1'), undefined, dataDir)).toMatch(/cannot be written \(EROFS\)/);
    refuse.mockRestore();
  });

  it.each(['ENOSPC', 'EDQUOT'])('names the full disk (%s)', (code) => {
    const error = Object.assign(new Error(`${code}: write`), { code, path: '/data/files/x' });
    expect(startSentence(error, { address: '127.0.0.1', port: 4_000, dataDir: '/data' })).toBe(
      'The disk that holds /data/files/x is full. Free some space and start again, or choose another folder with DATA_DIR.',
    );
  });
});
