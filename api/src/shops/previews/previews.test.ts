import { PREVIEW_PICTURES } from '@dongne/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { drawShop } from '../laundries';
import { laundries } from '#tables';
import { addLaundry } from '../../testing/fixtures';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { shopPreview } from './draw-preview';
import { keptPreviews } from './kept-previews';
import { lettering, outlineTexts } from './lettering';

const write = lettering();
const line = (text: string, over = {}) =>
  write({ text, x: 10, y: 20, size: 40, weight: 'bold', fill: '#000', width: 400, ...over });

const outlinesIn = (svg: string): number => svg.match(/ d="M/g)?.length ?? 0;

describe('a line of a picture', () => {
  it('is written in outlines, so that no font is needed where it is painted', () => {
    const drawn = line('빨래연구소');
    expect(outlinesIn(drawn)).toBe(5);
    expect(drawn).not.toContain('<text');
  });

  it.each([
    ['what would leave it', '</g><script>alert(1)</script>&"'],
    ['letters that no font of ours has', '빨래🧺𓀀\u0000'],
    ['letters that were taken apart', '빨래'.normalize('NFD')],
    ['nothing', ''],
  ])('holds no markup of %s', (_what, text) => {
    const drawn = line(text);
    expect(drawn).not.toMatch(/script|NaN|undefined|Infinity/);
    expect(drawn.match(/<(?!\/?(g|path)[ />])/)).toBeNull();
  });

  it('that was taken apart is put together', () => {
    expect(line('빨래'.normalize('NFD'))).toBe(line('빨래'));
  });

  it.each([10, 40, 2_000])('of %i letters stays in its place', async (letters) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="60"><rect width="900" height="60" fill="#fff"/>${line('탁'.repeat(letters))}</svg>`;
    const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
    expect(info.width).toBeLessThanOrEqual(402);
  });
});

describe('the picture of a shop', () => {
  const shop = { name: '보송세탁', place: '강남구 삼성동', rating: 4.8, reviewCount: 12 };
  const scene = outlineTexts(drawShop({ id: 3, laundryName: '보송 <세탁> & "하나"' }, 0, 'wide') ?? '', write);

  it('has no text left that a font would be needed for', () => {
    expect(shopPreview(shop, scene, write)).not.toContain('<text');
  });

  it('says how it is rated, unless nobody has', () => {
    const rated = shopPreview(shop, scene, write);
    expect(shopPreview({ ...shop, rating: 4.7 }, scene, write)).not.toBe(rated);
    expect(shopPreview({ ...shop, reviewCount: 0 }, scene, write)).not.toContain('#ffb627');
  });
});

describe('a preview that is asked for', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  const ask = (path: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: `/v1/app/nonMember/${path}`, headers });

  it('is a PNG of the size that every messenger takes', async () => {
    const id = await addLaundry(api, { laundryName: '보송세탁' });
    for (const path of [PREVIEW_PICTURES.general, PREVIEW_PICTURES.ofShop(id)]) {
      const answer = await api.app.inject({ url: path });
      expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
      expect(answer.rawPayload.length).toBeLessThan(150_000);
    }
  });

  it('is not sent again to whoever holds it, until it shows something else', async () => {
    const id = await addLaundry(api);
    const first = await ask(`laundry/${id}/preview`);
    const held = { 'if-none-match': `"other", ${String(first.headers.etag)}` };
    expect((await ask(`laundry/${id}/preview`, held)).statusCode).toBe(304);
    await api.parts.database.update(laundries).set({ rating: 4.5, reviewCount: 9 }).where(eq(laundries.id, id));
    const second = await ask(`laundry/${id}/preview`, held);
    expect(second.statusCode).toBe(200);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  it.each([
    ['laundry/999999999/preview', 404],
    ['laundry/0/preview', 422],
    ['laundry/-1/preview', 422],
    ['laundry/99999999999999999999/preview', 422],
    ['laundry/x/preview', 422],
  ])('is refused at %s', async (path, status) => expect((await ask(path)).statusCode).toBe(status));
});

describe('kept previews', () => {
  const held = () => {
    const ends: (() => void)[] = [];
    const paint = jest.fn(() => new Promise<Buffer>((resolve) => ends.push(() => resolve(Buffer.from('png')))));
    return { ends, paint };
  };

  it('are painted once for everybody who asks, one after the other', async () => {
    const previews = keptPreviews();
    const { ends, paint } = held();
    const asked = ['a', 'a', 'b'].map((key) => previews(key, paint));
    await new Promise(setImmediate);
    expect(paint).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await asked[0];
    await new Promise(setImmediate);
    expect(paint).toHaveBeenCalledTimes(2);
    ends[1]?.();
    await Promise.all(asked);
    await previews('a', paint);
    expect(paint).toHaveBeenCalledTimes(2);
  });

  it('are refused to those who come when many wait, and to nobody afterwards', async () => {
    const previews = keptPreviews();
    const { ends, paint } = held();
    const asked = Array.from({ length: 25 }, (_, key) => previews(`${key}`, paint).catch((error: unknown) => error));
    const refused = await Promise.all(asked.slice(20));
    for (const error of refused) expect(error).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
    for (let done = 0; done < 20; done += 1) {
      await new Promise(setImmediate);
      ends[done]?.();
    }
    expect(await Promise.all(asked.slice(0, 20))).toHaveLength(20);
    await expect(previews('late', async () => Buffer.from('png'))).resolves.toBeDefined();
  });

  it('that went wrong are painted by the next one who asks', async () => {
    const previews = keptPreviews();
    await expect(previews('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(String(await previews('a', async () => Buffer.from('png')))).toBe('png');
  });

  it('take a bounded room', async () => {
    const previews = keptPreviews();
    const paint = jest.fn(async () => Buffer.alloc(1_000_000));
    for (let key = 0; key < 60; key += 1) await previews(`${key}`, paint);
    for (let key = 0; key < 60; key += 1) await previews(`${key}`, paint);
    expect(paint.mock.calls.length).toBeGreaterThan(60);
  });
});
