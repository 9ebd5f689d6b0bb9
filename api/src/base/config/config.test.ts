import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from './config';

const SECRET = 'x'.repeat(32);
const folder = () => mkdtempSync(join(tmpdir(), 'dongne-config-'));

describe('configuration', () => {
  it('listens 1000 above PORT_BASE and stores data in the repository, wherever it starts', () => {
    const config = readConfig({ TOKEN_SECRET: SECRET });
    expect(config).toMatchObject({ port: 4_000, seedShops: 300, databaseUrl: undefined });
    expect(config.dataDir).toBe(resolve(import.meta.dirname, '../../../../.data'));
    expect(readConfig({ TOKEN_SECRET: SECRET, PORT_BASE: '5200' }).port).toBe(6_200);
  });

  it.each([
    [undefined, undefined, 'http://localhost:3000'],
    [undefined, '5200', 'http://localhost:5200'],
    ['https://Dongne.example:443/', '5200', 'https://dongne.example'],
  ])('maps PUBLIC_ORIGIN=%s with PORT_BASE=%s to the origin %s', (setting, portBase, origin) => {
    const environment = { TOKEN_SECRET: SECRET, PUBLIC_ORIGIN: setting, PORT_BASE: portBase };
    expect(readConfig(environment).publicOrigin).toBe(origin);
  });

  it('rejects an operator key that is easy to guess', () => {
    const keyOf = (key: string) => readConfig({ TOKEN_SECRET: SECRET, OPERATOR_KEY: key }).operatorKeys;
    expect([keyOf(''), keyOf('k'.repeat(32))]).toEqual([[], [{ name: 'operator', key: 'k'.repeat(32) }]]);
    expect(() => keyOf('k'.repeat(31))).toThrow('OPERATOR_KEY has 31 characters; it must have at least 32.');
    expect(() => keyOf(`${'k'.repeat(32)} 열쇠`)).toThrow('OPERATOR_KEY must be letters, digits and -._~+/ only');
  });

  it('generates the token secret once, readable by its owner only', () => {
    const dataDir = folder();
    const [first, second] = [readConfig({ DATA_DIR: dataDir }), readConfig({ DATA_DIR: dataDir })];
    expect(first.tokenSecret).toEqual(second.tokenSecret);
    expect(first.tokenSecret.length).toBeGreaterThanOrEqual(32);
    const file = join(dataDir, 'secrets', 'token-secret');
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toBe(readConfig({ DATA_DIR: folder() }).tokenSecret.toString());
  });

  it('listens on loopback without a configured address', () => {
    expect(readConfig({ TOKEN_SECRET: SECRET }).address).toBe('127.0.0.1');
    expect(readConfig({ TOKEN_SECRET: SECRET, LISTEN_ADDRESS: '::' }).address).toBe('::');
  });

  it.each([
    ['an empty one', '', 0],
    ['one of 3 bytes', 'abc\n', 3],
    ['one of a byte too few', 'x'.repeat(31), 31],
  ])('rejects %s in the secret file and names the file and the fix', (_case, text, bytes) => {
    const dataDir = folder();
    const file = join(dataDir, 'secrets', 'token-secret');
    mkdirSync(join(dataDir, 'secrets'));
    writeFileSync(file, text);
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(
      `The token secret in ${file} has ${bytes} bytes; it must have at least 32. Remove the file`,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('leaves only the secret in its folder', () => {
    const dataDir = folder();
    readConfig({ DATA_DIR: dataDir });
    expect(readdirSync(join(dataDir, 'secrets'))).toEqual(['token-secret']);
  });

  it.each([
    ['production without a secret', { NODE_ENV: 'production' }, /TOKEN_SECRET/],
    ['an invalid proxy', { TOKEN_SECRET: SECRET, TRUST_PROXY: 'everybody' }, /TRUST_PROXY must list/],
    ['a short secret', { TOKEN_SECRET: 'short' }, /TOKEN_SECRET has 5 bytes; it must have at least 32/],
    ['an invalid address', { TOKEN_SECRET: SECRET, LISTEN_ADDRESS: 'http://here' }, /LISTEN_ADDRESS/],
    ['a registry that is no address', { TOKEN_SECRET: SECRET, REGISTRY_URL: '/registry.json' }, /REGISTRY_URL must be/],
    ['a public address with a path', { TOKEN_SECRET: SECRET, PUBLIC_ORIGIN: 'https://a.example/app' }, /PUBLIC_ORIGIN/],
    ['a public address of another kind', { TOKEN_SECRET: SECRET, PUBLIC_ORIGIN: 'ftp://a.example' }, /PUBLIC_ORIGIN/],
    ['a port beyond the last one', { TOKEN_SECRET: SECRET, PORT_BASE: '65000' }, /66000: choose another PORT_BASE/],
    ['an invalid port', { TOKEN_SECRET: SECRET, PORT_BASE: 'three' }, /PORT_BASE/],
    ['an invalid Firebase key', { TOKEN_SECRET: SECRET, FIREBASE_MEASUREMENT_ID: 'UA-1' }, /FIREBASE_MEASUREMENT_ID/],
    ['half of the keys of the address register', { TOKEN_SECRET: SECRET, JUSO_SEARCH_KEY: 'a' }, /wanted together/],
    ['an invalid Kakao key', { TOKEN_SECRET: SECRET, KAKAO_MAP_KEY: 'short' }, /KAKAO_MAP_KEY/],
    ['an invalid ChannelTalk key', { TOKEN_SECRET: SECRET, CHANNEL_PLUGIN_KEY: '"><script>' }, /CHANNEL_PLUGIN_KEY/],
    [
      'half of the keys of a social login',
      { TOKEN_SECRET: SECRET, KAKAO_CLIENT_ID: 'ours.example' },
      /KAKAO_CLIENT_SECRET/,
    ],
    ['a negative number of shops', { TOKEN_SECRET: SECRET, SEED_SHOPS: '-1' }, /SEED_SHOPS/],
  ])('rejects %s', (_case, environment, sentence) => {
    expect(() => readConfig({ DATA_DIR: folder(), ...environment })).toThrow(sentence);
  });

  it('has no keys of outside services by default', () => {
    expect(readConfig({ TOKEN_SECRET: SECRET, FIREBASE_MEASUREMENT_ID: '' }).publicKeys).toEqual({
      firebase: null,
      channelTalk: null,
      kakaoMaps: null,
    });
    const keys = {
      FIREBASE_MEASUREMENT_ID: 'G-ABCD1234',
      CHANNEL_PLUGIN_KEY: '0a1b2c3d-0000-4000-8000-0123456789ab',
      KAKAO_MAP_KEY: '0123456789abcdef0123456789abcdef',
    };
    expect(readConfig({ TOKEN_SECRET: SECRET, ...keys }).publicKeys).toEqual({
      firebase: 'G-ABCD1234',
      channelTalk: '0a1b2c3d-0000-4000-8000-0123456789ab',
      kakaoMaps: '0123456789abcdef0123456789abcdef',
    });
  });
});
