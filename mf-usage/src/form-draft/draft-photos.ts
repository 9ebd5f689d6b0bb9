import { dataUrlOf, fileOfDataUrl, type FormPhoto } from '@dongne/pages';
import { deviceMemory, DRAFT_PHOTOS } from '@dongne/platform';
import { delMany, get, keys, promisifyRequest, setMany, type UseStore } from 'idb-keyval';

const STORE = 'photos';

export const LOST_PHOTOS = '보관해 둔 사진을 불러오지 못했어요. 사진을 다시 추가해 주세요.';

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
  if (added.length === 0) return;
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
  if (ids.length === 0) return;
  for (const id of ids) inPage.delete(id);
  try {
    await delMany([...ids], photos);
  } catch {
    // Where nothing can be removed nothing was kept.
  }
};

/** Whether any draft on this device names it, whatever form it is of. */
const isNamed = (id: string): boolean =>
  deviceMemory.names('draft:').some((name) => deviceMemory.read(name)?.includes(JSON.stringify(id)) === true);

/** Forgets the photos that no draft names: those of drafts that were forgotten elsewhere. Never throws. */
export const forgetUnusedPhotos = async (): Promise<void> => {
  try {
    const others = (await keys<string>(photos)).filter((id) => !isNamed(id));
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
