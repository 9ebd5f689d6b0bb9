/**
 * @jest-environment-options {"url": "https://localhost/"}
 */
import { saveTokens } from './session-cookies';

describe('session cookies on https', () => {
  it('are never sent over plain http', () => {
    const write = jest.spyOn(Document.prototype, 'cookie', 'set');
    saveTokens({ accessToken: 'a', refreshToken: 'r' });
    const texts = write.mock.calls.map(([text]) => text);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toMatch(/; ?secure/i);
  });
});
