import { PREVIEW_PICTURES } from '@dongne/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { drawShop } from '../laundries';
import { laundries } from '#tables';
import { addLaundry } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';
import { shopPreview } from './preview-svg';
import { previewCache } from './preview-cache';
import { lettering, outlineTexts } from './text-outlines';

const write = lettering();
const line = (text: string, over = {}) =>
  write({ text, x: 10, y: 20, size: 40, weight: 'bold', fill: '#000', width: 400, ...over });

const outlinesIn = (svg: string): number => svg.match(/ d="M/g)?.length ?? 0;

describe('line of text in a picture', () => {
  it('is converted to outlines, so that no font is needed', () => {
    const drawn = line('빨래연구소');
    expect(outlinesIn(drawn)).toBe(5);
    expect(drawn).not.toContain('<text');
  });

  it.each([
    ['what would leave it', '</g><script>alert(1)</script>&"'],
    ['letters that no font of ours has', '빨래🧺𓀀\u0000'],
    ['letters that were taken apart', '빨래'.normalize('NFD')],
    ['nothing', ''],
  ])('contains no markup of %s', (_what, text) => {
    const drawn = line(text);
    expect(drawn).not.toMatch(/script|NaN|undefined|Infinity/);
    expect(drawn.match(/<(?!\/?(g|path)[ />])/)).toBeNull();
  });

  it('is composed from decomposed Unicode', () => {
    expect(line('빨래'.normalize('NFD'))).toBe(line('빨래'));
  });

  it.each([10, 40, 2_000])('of %i letters fits its width', async (letters) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="60"><rect width="900" height="60" fill="#fff"/>${line('탁'.repeat(letters))}</svg>`;
    const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
    expect(info.width).toBeLessThanOrEqual(402);
  });
});

describe('preview of a shop', () => {
  const shop = { name: '보송세탁', place: '강남구 삼성동', rating: 4.8, reviewCount: 12 };
  const scene = outlineTexts(drawShop({ id: 3, laundryName: '보송 <세탁> & "하나"' }, 0, 'wide') ?? '', write);

  it('contains no text that needs a font', () => {
    expect(shopPreview(shop, scene, write)).not.toContain('<text');
  });

  it('shows the rating unless there is none', () => {
    const rated = shopPreview(shop, scene, write);
    expect(shopPreview({ ...shop, rating: 4.7 }, scene, write)).not.toBe(rated);
    expect(shopPreview({ ...shop, reviewCount: 0 }, scene, write)).not.toContain('#ffb627');
  });
});

describe('requested preview', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  const ask = (path: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: `/v1/app/nonMember/${path}`, headers });

  it('is a PNG of the size that every messenger accepts', async () => {
    const id = await addLaundry(api, { laundryName: '보송세탁' });
    for (const path of [PREVIEW_PICTURES.general, PREVIEW_PICTURES.ofShop(id)]) {
      const answer = await api.app.inject({ url: path });
      expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
      expect(answer.rawPayload.length).toBeLessThan(150_000);
    }
  });

  it('returns 304 until it changes', async () => {
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
  ])('is rejected at %s', async (path, status) => expect((await ask(path)).statusCode).toBe(status));
});

describe('cached previews', () => {
  const held = () => {
    const ends: (() => void)[] = [];
    const paint = jest.fn(() => new Promise<Buffer>((resolve) => ends.push(() => resolve(Buffer.from('png')))));
    return { ends, paint };
  };

  it('are rendered once for concurrent requests, one at a time', async () => {
    const previews = previewCache();
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

  it('are rejected while the queue is full, and only then', async () => {
    const previews = previewCache();
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

  it('are rendered by the next request after a failure', async () => {
    const previews = previewCache();
    await expect(previews('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(String(await previews('a', async () => Buffer.from('png')))).toBe('png');
  });

  it('have a memory limit', async () => {
    const previews = previewCache();
    const paint = jest.fn(async () => Buffer.alloc(1_000_000));
    for (let key = 0; key < 60; key += 1) await previews(`${key}`, paint);
    for (let key = 0; key < 60; key += 1) await previews(`${key}`, paint);
    expect(paint.mock.calls.length).toBeGreaterThan(60);
  });
});
