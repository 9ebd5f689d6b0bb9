import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database';
import type { FileStore } from '../files/file-store';
import type { SentPhoto } from '../files/sent-photo';
import { requestPhotos, type RequestPhotoKind } from '../requests/request-tables';

/** Photos whose bytes are in the file store, each with its key there. */
export type KeptPhotos = ReadonlyMap<SentPhoto, string>;

/** Writes the bytes of photos before the transaction that will name them, so that no lock is held while a disk writes. */
const keepPhotos = async (files: FileStore, photos: readonly SentPhoto[]): Promise<KeptPhotos> => {
  const kept = new Map<SentPhoto, string>();
  for (const photo of photos) {
    const key = randomUUID();
    await files.put(key, photo.bytes);
    kept.set(photo, key);
  }
  return kept;
};

/** Removes photos that no row came to name. */
export const dropPhotos = async (files: FileStore, kept: KeptPhotos): Promise<void> => {
  for (const key of kept.values()) await files.remove(key);
};

/** Keeps photos for an effect that names them in rows, and removes them again when it fails. */
export const withKeptPhotos = async <Answer>(
  files: FileStore,
  photos: readonly SentPhoto[],
  effect: (kept: KeptPhotos) => Promise<Answer>,
): Promise<Answer> => {
  const kept = await keepPhotos(files, photos);
  try {
    return await effect(kept);
  } catch (error) {
    await dropPhotos(files, kept);
    throw error;
  }
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
    const fileKey = kept.get(photo);
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
  const added = await tx.insert(requestPhotos).values(rows).returning({ id: requestPhotos.id });
  return added.map(({ id }) => id);
};

/** Where a photo is read. The key is random, so the address is known only to whom the request shows it. */
export const photoUrl = (fileKey: string): string => `/v1/app/photo/${fileKey}`;
