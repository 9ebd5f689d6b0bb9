import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database';
import type { FileStore, SentPhoto } from '../../files';
import type { RequestPhotoKind } from '../../tables';
import { insertPhotos } from '../requests/request-part-repository';

/** Photos whose bytes are in the file store. */
export interface KeptPhotos {
  /** The key of each there. */
  readonly keys: ReadonlyMap<SentPhoto, string>;
  /** Keys that a row has come to name. */
  readonly named: Set<string>;
}

/** Writes the bytes of photos before the transaction that will name them, so that no lock is held while a disk writes. */
const keepPhotos = async (files: FileStore, photos: readonly SentPhoto[]): Promise<KeptPhotos> => {
  const keys = new Map<SentPhoto, string>();
  for (const photo of photos) {
    const key = randomUUID();
    await files.put(key, photo.bytes);
    keys.set(photo, key);
  }
  return { keys, named: new Set() };
};

const removeAll = async (files: FileStore, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await files.remove(key);
};

/**
 * Keeps photos for an effect that names them in rows. Those that no row names are removed again: all when it fails, and those
 * of a repetition, which changes nothing.
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

interface PhotoOwner {
  readonly requestId: number;
  readonly kind: RequestPhotoKind;
  readonly mendId?: number;
  readonly at: Date;
}

/** Writes the rows of kept photos and gives their ids, in the order of the photos. */
export const addPhotoRows = async (
  tx: Transaction,
  { requestId, kind, mendId, at }: PhotoOwner,
  photos: readonly SentPhoto[],
  kept: KeptPhotos,
): Promise<number[]> => {
  const rows = photos.flatMap((photo) => {
    const fileKey = kept.keys.get(photo);
    if (fileKey === undefined) return [];
    return [
      {
        requestId,
        kind,
        mendId: mendId ?? null,
        fileKey,
        mediaType: photo.mediaType,
        sizeBytes: photo.bytes.length,
        createdAt: at,
      },
    ];
  });
  if (rows.length === 0) return [];
  const ids = await insertPhotos(tx, rows);
  for (const { fileKey } of rows) kept.named.add(fileKey);
  return ids;
};

/** Where a photo is read. The key is random, so the address is known only to whom the request shows it. */
export const photoUrl = (fileKey: string): string => `/v1/app/photo/${fileKey}`;
