import { PAID_SERVICE_LABEL, registeredPieces, statusLabelOf } from '@dongne/contract';
import { slotEnd } from '#shops';
import { itemView, photoView } from './part-views';
import type { RequestParts } from './request-parts';
import type { RequestRow } from './request-repository';

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
  deliveryBag: request.deliveryBag,
  address: request.pickupAddress,
  pieces: request.pieces,
  registeredPieces: request.offerVersion === null ? null : registeredPieces(items, request.pieces),
  dueDate: request.dueDate?.toISOString() ?? null,
  items: items.map((item) => itemView(item, { photos, questions })),
  totalWon: request.totalWon,
  createdAt: request.createdAt.toISOString(),
});
