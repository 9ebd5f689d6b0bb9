import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { garmentName, garmentPictures } from './garment-pictures';
import type { SamplePhotos } from './offer-of';

/** Folder shared with the console page. */
const FOLDER = join(import.meta.dirname, '../page/photos');

const dataUrl = (bytes: Buffer): string => `data:image/jpeg;base64,${bytes.toString('base64')}`;
const fileUrl = async (name: string): Promise<string> => dataUrl(await readFile(join(FOLDER, `${name}.jpg`)));

/** Sample pictures in place of shops' photos. */
export const readSamplePhotos = async (): Promise<SamplePhotos> => {
  const garments = await garmentPictures();
  return {
    bag: await fileUrl('bag'),
    door: await fileUrl('door'),
    garment: (category, look) => dataUrl(garments.get(garmentName(category, look)) ?? Buffer.alloc(0)),
  };
};
