import { openText, sealText } from './sealed-text';

const SECRET = { dataSecret: new TextEncoder().encode('a secret of the tests, 32 bytes long') };
const OTHER = { dataSecret: new TextEncoder().encode('b secret of the tests, 32 bytes long') };

describe('sealed text', () => {
  it('decrypts to its input and does not reveal it', () => {
    const sealed = sealText(SECRET, 'billing-key', '열쇠 key-1234');
    expect(openText(SECRET, 'billing-key', sealed)).toBe('열쇠 key-1234');
    expect(Buffer.from(sealed.slice(3), 'base64url').includes('key-1234')).toBe(false);
  });

  it('differs each time, so that equal inputs cannot be recognised', () => {
    expect(sealText(SECRET, 'billing-key', 'a')).not.toBe(sealText(SECRET, 'billing-key', 'a'));
  });

  it('does not decrypt with another secret, nor reveal its text', () => {
    const sealed = sealText(SECRET, 'billing-key', 'key-1234');
    expect(() => openText(OTHER, 'billing-key', sealed)).toThrow('was TOKEN_SECRET changed');
  });

  it.each([
    ['with one letter changed', (sealed: string) => sealed.slice(0, -1) + (sealed.endsWith('A') ? 'Q' : 'A')],
    ['cut short', (sealed: string) => sealed.slice(0, 20)],
    ['of another version', (sealed: string) => sealed.replace('v1', 'v2')],
    ['that is malformed', () => 'nothing'],
  ])('does not decrypt %s', (_name, change) => {
    const sealed = sealText(SECRET, 'billing-key', 'a text of some length');
    expect(() => openText(SECRET, 'billing-key', change(sealed))).toThrow('does not open');
  });
});
