import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { PIXEL } from '#testing/request-fixtures';
import { photoUrl } from './photo-address';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';
const MINUTE_MS = 60_000;

describe('photo URL', () => {
  let api: TestApi;
  const get = (url: string) => api.app.inject({ method: 'GET', url });
  const later = (minutes: number): void => api.clock.travelTo(new Date(TEST_NOW.getTime() + minutes * MINUTE_MS));
  beforeAll(async () => {
    api = await openTestApi();
    await api.parts.files.put(KEY, PIXEL);
  });
  beforeEach(() => later(0));
  afterAll(() => api.close());

  it('works without a login, and browsers cache the photo while it is valid', async () => {
    const answer = await get(photoUrl(api.parts, KEY));
    expect(answer.rawPayload).toEqual(PIXEL);
    expect(answer.headers['content-type']).toBe('image/png');
    // A photo opened as a page must not run scripts, whatever its content.
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(answer.headers['cache-control']).toMatch(/^private, max-age=(7200|7199), immutable$/);
  });

  it('is constant within an hour, so that photos load once', () => {
    later(1);
    const first = photoUrl(api.parts, KEY);
    later(58);
    expect(photoUrl(api.parts, KEY)).toBe(first);
    later(61);
    expect(photoUrl(api.parts, KEY)).not.toBe(first);
  });

  it('expires between 59 minutes and two hours after it was issued', async () => {
    later(59);
    const shown = photoUrl(api.parts, KEY);
    later(118);
    expect((await get(shown)).statusCode).toBe(200);
    later(121);
    expect((await get(shown)).statusCode).toBe(404);
  });

  it.each([
    ['without a signature', (url: string) => url.split('?')[0] ?? ''],
    ['with a later end', (url: string) => url.replace(/until=\d+/, 'until=99999999999')],
    ['with another signature', (url: string) => url.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'))],
    ['of another photo', (url: string) => url.replace(KEY, KEY.replace('0f8', '0f9'))],
    ['without an end', (url: string) => url.replace(/until=\d+&/, '')],
  ])('is 404 %s', async (_case, change) => {
    expect((await get(change(photoUrl(api.parts, KEY)))).statusCode).toBe(404);
  });

  it('is 404 when the photo is deleted', async () => {
    const gone = KEY.replace('0f8', '0fa');
    expect((await get(photoUrl(api.parts, gone))).statusCode).toBe(404);
  });
});
