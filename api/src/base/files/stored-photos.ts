import { randomUUID } from 'node:crypto';
import type { FileStore } from './file-store';
import type { SentPhoto } from './sent-photo';

/** Photos whose bytes are stored already. */
export interface StoredPhotos {
  /** File key of each photo. */
  readonly keys: ReadonlyMap<SentPhoto, string>;
  /** Keys referenced by a row. */
  readonly named: Set<string>;
}

const removeAll = async (files: FileStore, keys: Iterable<string>): Promise<void> => {
  for (const key of keys) await files.remove(key);
};

/** Stores the photos before the transaction that references them, so that no lock is held during disk writes. */
const storePhotos = async (files: FileStore, photos: readonly SentPhoto[]): Promise<StoredPhotos> => {
  const keys = new Map<SentPhoto, string>();
  try {
    for (const photo of photos) {
      const key = randomUUID();
      await files.put(key, photo.bytes);
      keys.set(photo, key);
    }
  } catch (error) {
    await removeAll(files, keys.values());
    throw error;
  }
  return { keys, named: new Set() };
};

/**
 * Stores photos for an effect that references them in rows. Unreferenced ones are removed: all if the effect fails, and
 * those of a repeated call.
 *
 * @param effect writes the rows and adds each referenced key to `named`.
 */
export const withStoredPhotos = async <Answer>(
  files: FileStore,
  photos: readonly SentPhoto[],
  effect: (stored: StoredPhotos) => Promise<Answer>,
): Promise<Answer> => {
  const stored = await storePhotos(files, photos);
  const keys = [...stored.keys.values()];
  let answer: Answer;
  try {
    answer = await effect(stored);
  } catch (error) {
    await removeAll(files, keys);
    throw error;
  }
  await removeAll(
    files,
    keys.filter((key) => !stored.named.has(key)),
  );
  return answer;
};

/** Columns of a stored photo. */
export interface PhotoRowParts {
  readonly fileKey: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/** Columns of the stored photos for an insert, in order; marks them as referenced, so that their files stay. */
export const namePhotos = ({ keys, named }: StoredPhotos, photos: readonly SentPhoto[]): PhotoRowParts[] =>
  photos.flatMap((photo) => {
    const fileKey = keys.get(photo);
    if (fileKey === undefined) return [];
    named.add(fileKey);
    return [{ fileKey, mediaType: photo.mediaType, sizeBytes: photo.bytes.length }];
  });
