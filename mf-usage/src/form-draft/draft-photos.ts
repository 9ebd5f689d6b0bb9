import { dataUrlOf, fileOfDataUrl, type FormPhoto } from '@dongne/pages';
import { deviceMemory, DRAFT_PHOTOS } from '@dongne/platform';
import { delMany, get, keys, promisifyRequest, setMany, type UseStore } from 'idb-keyval';

const STORE = 'photos';

export const LOST_PHOTOS = '보관해 둔 사진을 불러오지 못했어요. 사진을 다시 추가해 주세요.';

/** Timeout for Safari versions that never open a database: the form then opens without its photos and says so. */
const PATIENCE_MS = 2_000;

/**
 * Opens the database per use and closes it afterwards: an open connection would block the deletion at a logout in
 * another tab.
 */
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

/** In-memory fallback when the database is missing or full. */
const inPage = new Map<string, FormPhoto>();

/** Stores photos by id. Never throws: private modes have no database or refuse files. */
export const storePhotos = async (added: readonly FormPhoto[]): Promise<void> => {
  if (added.length === 0) return;
  for (const photo of added) inPage.set(photo.id, photo);
  try {
    await setMany(
      added.map(({ id, backgroundUrl }) => [id, fileOfDataUrl(backgroundUrl, id)]),
      photos,
    );
  } catch {
    // Falls back to memory; after a reload the form asks for the photos again.
  }
};

/** Deletes photos. Never throws. */
export const forgetPhotos = async (ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  for (const id of ids) inPage.delete(id);
  try {
    await delMany([...ids], photos);
  } catch {
    // Ignores the failure: without a database nothing was stored.
  }
};

/** Whether any draft on this device references the photo. */
const isNamed = (id: string): boolean =>
  deviceMemory.names('draft:').some((name) => deviceMemory.read(name)?.includes(JSON.stringify(id)) === true);

/** Deletes photos that no draft references, left over from drafts deleted elsewhere. Never throws. */
export const forgetUnusedPhotos = async (): Promise<void> => {
  try {
    const others = (await keys<string>(photos)).filter((id) => !isNamed(id));
    if (others.length > 0) await delMany(others, photos);
  } catch {
    // Ignores the failure: without a database nothing was stored.
  }
};

const photoOf = async (id: string): Promise<FormPhoto | undefined> => {
  const shown = inPage.get(id);
  if (shown !== undefined) return shown;
  const stored: unknown = await get(id, photos);
  if (!(stored instanceof Blob)) return undefined;
  const photo = { id, backgroundUrl: await dataUrlOf(stored), keptId: null };
  inPage.set(id, photo);
  return photo;
};

const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))]);

/** Photos with these ids in this order, without the unavailable ones. Never throws. */
export const readPhotos = async (ids: readonly string[]): Promise<FormPhoto[]> => {
  const found = await Promise.all(ids.map((id) => inTime(photoOf(id).catch(() => undefined))));
  return found.filter((photo) => photo !== undefined);
};
