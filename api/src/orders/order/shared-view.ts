import { PAID_SERVICE_LABEL, registeredPieces, statusLabelOf } from '@dongne/contract';
import { slotEnd } from '#shops';
import type { ItemQuestionView, RequestItemView } from './part-schemas';
import type { ItemRow, QuestionRow } from './request-part-repository';
import type { RequestParts, ShownPhoto } from './request-parts';
import type { RequestRow } from './request-repository';

/** A photo in answers. */
export const photoView = ({ id, url }: Pick<ShownPhoto, 'id' | 'url'>) => ({ id, url });

/** Filters photos by ids. */
export const photosById = (photos: readonly ShownPhoto[], ids: readonly number[]) =>
  photos.filter(({ id }) => ids.includes(id)).map(photoView);

/** Related rows of items: photos and questions of their request. */
export interface ItemBelongings {
  readonly photos: readonly ShownPhoto[];
  readonly questions: readonly QuestionRow[];
}

/** A question about an item, with its answer. */
export const questionView = ({ id, text, askedAt, answer, answeredAt }: QuestionRow): ItemQuestionView => ({
  id,
  text,
  askedAt: askedAt.toISOString(),
  answer,
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** A piece or mend as customer and shop see it. */
export const itemView = (item: ItemRow, { photos, questions }: ItemBelongings): RequestItemView => {
  const { id, kind, category, name, estimatedWon, priceWon, note, declined, photoIds } = item;
  return {
    ...{ id, kind, category, name, estimatedWon, priceWon, note, declined },
    photos: photosById(photos, photoIds),
    questions: questions.filter(({ itemId }) => itemId === id).map(questionView),
  };
};

/** Common part of the views of customer and shop: wishes, photos, items. */
export const sharedView = (request: RequestRow, { items, mends, photos, questions }: RequestParts) => ({
  applicationId: request.id,
  originalStatus: request.status,
  statusLabel: statusLabelOf(request),
  collectionTime: request.collectionTime.toISOString(),
  collectionEndTime: slotEnd(request.collectionTime).toISOString(),
  laundryNumByUser: request.laundryNumByUser,
  announcedItems: [...request.announcedItems],
  hasPremium: request.hasPremium,
  hasStain: request.hasStain,
  stain: photos.filter(({ kind }) => kind === 'stain').map(photoView),
  mend: mends.map(({ id, mendName, withLaundry, mendDetail, clothType, clothNo }) => ({
    ...{ id, mendName, withLaundry, mendDetail, clothType, clothNo },
    images: photos.filter(({ mendId, kind }) => mendId === id && kind === 'mend').map(photoView),
    clothPhotos: photos.filter(({ mendId, kind }) => mendId === id && kind === 'cloth').map(photoView),
  })),
  etc: request.etc,
  dailyLaundryPaidService: request.paidServices.map((service) => ({
    ...service,
    label: PAID_SERVICE_LABEL[service.code],
  })),
  washingPreferences: request.washingPreferences,
  valuables: [...request.valuables],
  deliveryBag: request.deliveryBag,
  address: request.pickupAddress,
  pieces: request.pieces,
  registeredPieces: request.offerVersion === null ? null : registeredPieces(items, request.pieces),
  dueDate: request.dueDate?.toISOString() ?? null,
  items: items.map((item) => itemView(item, { photos, questions })),
  totalWon: request.totalWon,
  createdAt: request.createdAt.toISOString(),
});
