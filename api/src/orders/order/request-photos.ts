import { type Transaction, type StoredPhotos, namePhotos, type SentPhoto } from '#base';
import type { RequestPhotoKind } from '#tables';
import { insertPhotos } from './request-part-repository';

interface PhotoOwner {
  readonly requestId: number;
  readonly kind: RequestPhotoKind;
  readonly mendId?: number;
  readonly at: Date;
}

/** Writes the rows of stored photos. @returns their ids, in the order of the photos. */
export const addPhotoRows = async (
  tx: Transaction,
  { requestId, kind, mendId, at }: PhotoOwner,
  photos: readonly SentPhoto[],
  kept: StoredPhotos,
): Promise<number[]> => {
  const rows = namePhotos(kept, photos).map((parts) => ({
    ...parts,
    requestId,
    kind,
    mendId: mendId ?? null,
    createdAt: at,
  }));
  return rows.length === 0 ? [] : insertPhotos(tx, rows);
};
