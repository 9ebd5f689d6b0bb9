import { and, asc, eq, inArray, notInArray, or } from 'drizzle-orm';
import { namePhotos, type Executor, type SentPhoto, type StoredPhotos, type Transaction } from '#base';
import { requestMends, requestPhotos, type RequestPhotoKind } from '#tables';

export type PhotoRow = typeof requestPhotos.$inferSelect;

/** The photos of a request, oldest first. */
export const photosOf = (executor: Executor, requestId: number): Promise<PhotoRow[]> =>
  executor.select().from(requestPhotos).where(eq(requestPhotos.requestId, requestId)).orderBy(asc(requestPhotos.id));

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
  if (rows.length === 0) return [];
  const added = await tx.insert(requestPhotos).values(rows).returning({ id: requestPhotos.id });
  return added.map(({ id }) => id);
};

/** Moves the photos of a garment to another of its mends when theirs is removed. */
export const handOnClothPhotos = async (tx: Transaction, requestId: number, kept: readonly number[]): Promise<void> => {
  const mends = await tx.select().from(requestMends).where(eq(requestMends.requestId, requestId));
  for (const { id, clothNo } of mends) {
    const heir = mends.find((mend) => clothNo !== null && mend.clothNo === clothNo && kept.includes(mend.id));
    if (kept.includes(id) || heir === undefined) continue;
    await tx
      .update(requestPhotos)
      .set({ mendId: heir.id })
      .where(and(eq(requestPhotos.mendId, id), eq(requestPhotos.kind, 'cloth')));
  }
};

/** How many photos of stains a request has. */
export const countStainPhotos = (executor: Executor, requestId: number): Promise<number> =>
  executor.$count(requestPhotos, and(eq(requestPhotos.requestId, requestId), eq(requestPhotos.kind, 'stain')));

/**
 * Removes a customer's photos except those of the stains and mends to keep; null keeps all of that kind.
 *
 * @returns the keys of their files.
 */
export const deletePhotosBut = async (
  tx: Transaction,
  requestId: number,
  { stainIds, mendIds }: { readonly stainIds: readonly number[] | null; readonly mendIds: readonly number[] | null },
): Promise<string[]> => {
  const which = [
    stainIds && and(eq(requestPhotos.kind, 'stain'), notInArray(requestPhotos.id, [...stainIds])),
    mendIds && and(inArray(requestPhotos.kind, ['mend', 'cloth']), notInArray(requestPhotos.mendId, [...mendIds])),
  ].flatMap((condition) => condition ?? []);
  if (which.length === 0) return [];
  const gone = await tx
    .delete(requestPhotos)
    .where(and(eq(requestPhotos.requestId, requestId), or(...which)))
    .returning({ fileKey: requestPhotos.fileKey });
  return gone.map(({ fileKey }) => fileKey);
};
