import { type Executor, type Needs, withPhotoUrls } from '#base';
import { partsOf, type RequestPartRows } from './request-part-repository';
import type { PhotoRow } from './request-photo-repository';

/** A photo with its address for the reader of the request. */
export type ShownPhoto = PhotoRow & { readonly url: string };

/** Related rows of requests, for a reader with access. */
export type RequestParts = Omit<RequestPartRows, 'photos'> & { readonly photos: readonly ShownPhoto[] };

/** Related rows of some requests, oldest first; their photos have expiring addresses. */
export const shownPartsOf = async (
  parts: Needs<'clock' | 'config'> & { readonly database: Executor },
  requestIds: readonly number[],
): Promise<RequestParts> => {
  const rows = await partsOf(parts.database, requestIds);
  return { ...rows, photos: withPhotoUrls(parts, rows.photos) };
};
