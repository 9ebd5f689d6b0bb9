import { slotEnd } from '#shops';
import { type NoShowRow, photosById, type ShownPhoto } from '../order';
import type { ObjectionRow } from './no-show-repository';
import { isObjectable, objectionUntil } from './no-show-rules';
import type { NoShowView, ObjectionView } from './no-show-schemas';

/** Common part of the views of customer and operator. */
const common = (row: NoShowRow, photos: readonly ShownPhoto[]) => ({
  id: row.id,
  at: row.at.toISOString(),
  slotStartsAt: row.slotStartsAt?.toISOString() ?? null,
  slotEndsAt: row.slotStartsAt === null ? null : slotEnd(row.slotStartsAt).toISOString(),
  feeWon: row.feeWon,
  photos: photosById(photos, row.photoIds),
  isUpheld: row.isUpheld,
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

/** A failed collection as its customer sees it. */
export const noShowView = (row: NoShowRow, photos: readonly ShownPhoto[], now: Date): NoShowView => ({
  ...common(row, photos),
  objectionUntil: objectionUntil(row.at).toISOString(),
  canObject: row.objectedAt === null && isObjectable(row.at, now),
  objection: row.objection,
  objectedAt: row.objectedAt?.toISOString() ?? null,
});

/** An objection as an operator sees it. */
export const objectionView = (
  { noShow, laundryId, laundryName }: ObjectionRow,
  photos: readonly ShownPhoto[],
): ObjectionView => ({
  ...common(noShow, photos),
  applicationId: noShow.requestId,
  laundryId,
  laundryName,
  objection: noShow.objection ?? '',
  objectedAt: (noShow.objectedAt ?? noShow.at).toISOString(),
});
