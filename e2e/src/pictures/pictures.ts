import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const pictureAt = (name: string): Buffer => readFileSync(join(import.meta.dirname, name));

/** HEIC of 320 × 240 pixels, red over blue; created by `heif-enc` of libheif. */
export const HEIC = pictureAt('red-over-blue.heic');

/** HEIC of 4032 × 3024 pixels, as phones take them; red over blue, created by `heif-enc`. */
export const PHONE_HEIC = pictureAt('red-over-blue-12-megapixels.heic');

/** HEIC with a codec that no decoder supports. */
export const UNKNOWN_HEIC = Buffer.from(HEIC.toString('latin1').replaceAll('hvc1', 'none'), 'latin1');

/**
 * Red over blue in the formats of phones, cameras and scanners; created by `heif-enc` (`-b 10`, `-b 12`) and
 * ImageMagick.
 */
export const RED_OVER_BLUE = {
  '10-bit.heic': { type: 'image/heic', bytes: pictureAt('red-over-blue-10-bit.heic') },
  '12-bit.heic': { type: 'image/heic', bytes: pictureAt('red-over-blue-12-bit.heic') },
  'cmyk.jpg': { type: 'image/jpeg', bytes: pictureAt('red-over-blue-cmyk.jpg') },
  /** Its second picture is green. */
  'two-pictures.jpg': { type: 'image/jpeg', bytes: pictureAt('red-over-blue-of-two.mpo') },
  '16-bit.png': { type: 'image/png', bytes: pictureAt('red-over-blue-16-bit.png') },
} as const;

/** Photo of a coat on a plain background; created by the sandbox's `garment-pictures.ts`. */
export const COAT_PHOTO = `data:image/jpeg;base64,${readFileSync(join(import.meta.dirname, 'coat.jpg')).toString('base64')}`;

/** Runs in the page: draws one half red and the other blue. */
const drawImage = (
  page: Page,
  picture: { readonly width: number; readonly height: number; readonly red: 'above' | 'below' | 'left' },
): Promise<string> =>
  page.evaluate(async ({ width, height, red }) => {
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('No canvas.');
    pen.fillStyle = 'blue';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = 'red';
    if (red === 'left') pen.fillRect(0, 0, width / 2, height);
    else pen.fillRect(0, red === 'above' ? 0 : height / 2, width, height / 2);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })).arrayBuffer(),
    );
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  }, picture);

/** EXIF data with orientation and location. */
const exif = (orientation: number): Buffer => {
  const place = 'GPS 37.5226 126.9019';
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(place)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** Photo that is red above and blue below after its EXIF rotation. */
export const photoHeld = async (page: Page, orientation: 1 | 3 | 6, width: number, height: number): Promise<Buffer> => {
  const red = ({ 1: 'above', 3: 'below', 6: 'left' } as const)[orientation];
  const jpeg = Buffer.from(await drawImage(page, { width, height, red }), 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), exif(orientation), jpeg.subarray(2)]);
};

/** GIF of one red pixel. */
export const GIF = Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** PNG whose header declares more pixels than memory allows. */
export const hugePng = (): Buffer => {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR________\x08\x02\0\0\0____', 'latin1');
  head.writeUInt32BE(20_000, 16);
  head.writeUInt32BE(20_000, 20);
  return head;
};
