import { DRAFT_PHOTOS } from '@dongne/platform';
import { delMany, get, keys, promisifyRequest, setMany, type UseStore } from 'idb-keyval';
import type { FormPhoto } from '../request-form/laundry-wishes';
import { dataUrlOf, fileOfDataUrl } from '../request-form/photo-shrink';

const STORE = 'photos';

/** Some Safaris never open a database at all: the form then comes without its photos, and says so. */
const PATIENCE_MS = 2_000;

/** Opened for each use and closed after it: an open database could not be deleted by a logout in another tab. */
const photos: UseStore = async (mode, work) => {
  const opening = indexedDB.open(DRAFT_PHOTOS);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await promisifyRequest(opening);
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
};

/** The photos of this page: where there is no database, or no room in it, they last as long as the page. */
const inPage = new Map<string, FormPhoto>();

/** Keeps photos by their ids. Never throws: private modes have no database, or none that takes files. */
export const keepPhotos = async (added: readonly FormPhoto[]): Promise<void> => {
  for (const photo of added) inPage.set(photo.id, photo);
  try {
    await setMany(
      added.map(({ id, backgroundUrl }) => [id, fileOfDataUrl(backgroundUrl, id)]),
      photos,
    );
  } catch {
    // They stay in the page, and a reload asks for them again.
  }
};

/** Forgets photos. Never throws. */
export const forgetPhotos = async (ids: readonly string[]): Promise<void> => {
  for (const id of ids) inPage.delete(id);
  try {
    await delMany([...ids], photos);
  } catch {
    // Where nothing can be removed nothing was kept.
  }
};

/** Forgets every photo but these: those of drafts that were forgotten elsewhere. Never throws. */
export const forgetOtherPhotos = async (ids: readonly string[]): Promise<void> => {
  try {
    const others = (await keys<string>(photos)).filter((id) => !ids.includes(id));
    if (others.length > 0) await delMany(others, photos);
  } catch {
    // Where nothing can be removed nothing was kept.
  }
};

const photoOf = async (id: string): Promise<FormPhoto | undefined> => {
  const shown = inPage.get(id);
  if (shown !== undefined) return shown;
  const kept: unknown = await get(id, photos);
  if (!(kept instanceof Blob)) return undefined;
  const photo = { id, backgroundUrl: await dataUrlOf(kept), keptId: null };
  inPage.set(id, photo);
  return photo;
};

const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))]);

/** The photos with these ids, in this order; those that are not to be had are left out. Never throws. */
export const readPhotos = async (ids: readonly string[]): Promise<FormPhoto[]> => {
  const found = await Promise.all(ids.map((id) => inTime(photoOf(id).catch(() => undefined))));
  return found.filter((photo) => photo !== undefined);
};
