import { type Needs, withPhotoUrls } from '#base';
import { partsOf, type PhotoRow, type RequestPartRows } from './request-part-repository';

/** A photo with the address at which whoever reads the request sees it. */
export type ShownPhoto = PhotoRow & { readonly url: string };

/** What belongs to requests, for somebody who may see it. */
export type RequestParts = Omit<RequestPartRows, 'photos'> & { readonly photos: readonly ShownPhoto[] };

/** What belongs to some requests, oldest first; their photos have addresses that end. */
export const shownPartsOf = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  requestIds: readonly number[],
): Promise<RequestParts> => {
  const rows = await partsOf(parts.database, requestIds);
  return { ...rows, photos: withPhotoUrls(parts, rows.photos) };
};
