import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SamplePhotos } from './offer-of';

/** Drawn pictures, which the page for people presets, too. */
const FOLDER = join(import.meta.dirname, '../page/photos');

const dataUrl = async (name: string): Promise<string> =>
  `data:image/jpeg;base64,${(await readFile(join(FOLDER, `${name}.jpg`))).toString('base64')}`;

/** The pictures that stand for what shops photograph. */
export const readSamplePhotos = async (): Promise<SamplePhotos> => ({
  bag: await dataUrl('bag'),
  garment: await dataUrl('garment'),
  door: await dataUrl('door'),
});
