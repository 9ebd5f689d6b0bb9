import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frontEndOf } from '../config';
import { acceptedKeys } from './accepted-keys';
import { publicKeyText } from './signature';
import { makeKey, signingKeyOf } from './signing-key';

const USAGE = frontEndOf('mf-usage');

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dongne-keys-'));
  file = join(folder, 'keys/mf-usage.pem');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the key of a package', () => {
  it('is readable by its owner alone and never replaced', () => {
    const sentences = makeKey(USAGE, file);
    expect(statSync(file).mode.toString(8)).toMatch(/600$/);
    const key = signingKeyOf(USAGE, {}, file);
    expect(sentences.join('\n')).toContain(`"mf_usage": ["${key && publicKeyText(key)}"]`);
    expect(() => makeKey(USAGE, file)).toThrow('There is a key already');
  });

  it('is not needed for a package without accepted keys', () => {
    expect(signingKeyOf(USAGE, { mf_auth: ['x'] }, file)).toBeUndefined();
  });

  it('is needed for a package with accepted keys', () => {
    expect(() => signingKeyOf(USAGE, { mf_usage: ['x'] }, file)).toThrow(
      'mf-usage is released with the signature of its owner',
    );
  });

  it('has to be one of the accepted keys', () => {
    makeKey(USAGE, file);
    expect(() => signingKeyOf(USAGE, { mf_usage: ['x'] }, file)).toThrow('is none of those of mf-usage');
    const key = signingKeyOf(USAGE, {}, file);
    expect(signingKeyOf(USAGE, { mf_usage: [key === undefined ? '' : publicKeyText(key)] }, file)).toBeDefined();
  });

  it('is refused when its file is something else', () => {
    makeKey(USAGE, file);
    writeFileSync(file, 'not a key');
    expect(() => signingKeyOf(USAGE, {}, file)).toThrow('is no private key');
  });
});

describe('accepted keys', () => {
  it.each(['', '5', '{ "mf_usage": "one" }'])('are refused as %s', (text) => {
    const list = join(folder, 'keys.json');
    writeFileSync(list, text);
    expect(() => acceptedKeys(list)).toThrow('is no list of keys by package');
  });

  it('are those of the repository by default', () => {
    expect(acceptedKeys()).toEqual({});
  });
});
