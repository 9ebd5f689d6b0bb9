import { randomUUID } from 'node:crypto';
import type { FileStore } from './file-store';
import type { SentPhoto } from './sent-photo';

/** Photos whose bytes are in the file store. */
export interface KeptPhotos {
  /** The key of each there. */
  readonly keys: ReadonlyMap<SentPhoto, string>;
  /** Keys that a row has come to name. */
  readonly named: Set<string>;
}

const removeAll = async (files: FileStore, keys: Iterable<string>): Promise<void> => {
  for (const key of keys) await files.remove(key);
};

/** Writes the bytes of photos before the transaction that will name them, so that no lock is held while a disk writes. */
const keepPhotos = async (files: FileStore, photos: readonly SentPhoto[]): Promise<KeptPhotos> => {
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
 * Keeps photos for an effect that names them in rows. Those that no row names are removed again: all when it fails, and those
 * of a repetition, which changes nothing.
 *
 * @param effect what writes the rows; it adds each key that a row names to `named`.
 */
export const withKeptPhotos = async <Answer>(
  files: FileStore,
  photos: readonly SentPhoto[],
  effect: (kept: KeptPhotos) => Promise<Answer>,
): Promise<Answer> => {
  const kept = await keepPhotos(files, photos);
  const keys = [...kept.keys.values()];
  let answer: Answer;
  try {
    answer = await effect(kept);
  } catch (error) {
    await removeAll(files, keys);
    throw error;
  }
  await removeAll(
    files,
    keys.filter((key) => !kept.named.has(key)),
  );
  return answer;
};

/** What a row says of one kept photo. */
export interface PhotoRowParts {
  readonly fileKey: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/**
 * What the rows of kept photos say, in the order of the photos, for whoever inserts them in the transaction: from here on
 * their bytes stay.
 */
export const namePhotos = ({ keys, named }: KeptPhotos, photos: readonly SentPhoto[]): PhotoRowParts[] =>
  photos.flatMap((photo) => {
    const fileKey = keys.get(photo);
    if (fileKey === undefined) return [];
    named.add(fileKey);
    return [{ fileKey, mediaType: photo.mediaType, sizeBytes: photo.bytes.length }];
  });
