import { tokenSecretsOf } from './token-secrets';

const [OLD, NEW] = ['o', 'n'].map((letter) => letter.repeat(32));
const bytes = (text = ''): Uint8Array => new TextEncoder().encode(text);

describe('secrets of tokens and data', () => {
  it('are one secret by default', () =>
    expect(tokenSecretsOf({ TOKEN_SECRET: OLD }, true, '')).toEqual({
      tokenSecret: bytes(OLD),
      previousTokenSecret: null,
      dataSecret: bytes(OLD),
    }));

  it('are three during a rotation', () =>
    expect(tokenSecretsOf({ TOKEN_SECRET: NEW, TOKEN_SECRET_PREVIOUS: OLD, DATA_SECRET: OLD }, true, '')).toEqual({
      tokenSecret: bytes(NEW),
      previousTokenSecret: bytes(OLD),
      dataSecret: bytes(OLD),
    }));

  it.each([
    [{ TOKEN_SECRET_PREVIOUS: OLD }, /needs DATA_SECRET: until now TOKEN_SECRET also sealed card keys/],
    [{ TOKEN_SECRET_PREVIOUS: NEW, DATA_SECRET: OLD }, /is the same as TOKEN_SECRET/],
    [{ DATA_SECRET: 'short' }, /DATA_SECRET has 5 bytes/],
    [{ TOKEN_SECRET_PREVIOUS: 'short', DATA_SECRET: OLD }, /TOKEN_SECRET_PREVIOUS has 5 bytes/],
  ])('refuse %j', (settings, sentence) =>
    expect(() => tokenSecretsOf({ TOKEN_SECRET: NEW, ...settings }, true, '')).toThrow(sentence),
  );
});
