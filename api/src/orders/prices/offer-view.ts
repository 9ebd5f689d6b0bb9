import { photoUrl } from '../form/request-photos';
import type { WholeOffer } from './offer-repository';
import type { ItemRow, PhotoRow, RequestRow } from '../requests/request-repository';
import type { RequestItemView } from '../requests/item-schemas';
import type { RequestOfferView } from './offer-schemas';

/** A photo as clients read it. */
export const photoView = ({ id, fileKey }: PhotoRow) => ({ id, url: photoUrl(fileKey) });

/** Those of some photos that have one of the ids. */
export const photosById = (photos: readonly PhotoRow[], ids: readonly number[]) =>
  photos.filter(({ id }) => ids.includes(id)).map(photoView);

/** A piece or mend as customer and shop see it. */
export const itemView = (item: ItemRow, photos: readonly PhotoRow[]): RequestItemView => {
  const { id, kind, category, name, estimatedWon, priceWon, note, declined, photoIds } = item;
  return { id, kind, category, name, estimatedWon, priceWon, note, declined, photos: photosById(photos, photoIds) };
};

const approvalView = (
  { approvedAt, approvedBy, approvedVersion, totalWon }: RequestRow,
  { offer, items }: WholeOffer,
): RequestOfferView['approval'] =>
  approvedAt === null || approvedVersion !== offer.version
    ? null
    : {
        at: approvedAt.toISOString(),
        by: approvedBy ?? 'customer',
        totalWon: totalWon ?? offer.totalWon,
        declinedItemIds: items.filter(({ declined }) => declined).map(({ id }) => id),
      };

/** What the shop asks, with the customer's answer as soon as there is one. */
export const offerView = (request: RequestRow, whole: WholeOffer, photos: readonly PhotoRow[]): RequestOfferView => {
  const { version, terms, priceLines, totalWon, dueDate, piecesNote, madeAt } = whole.offer;
  return {
    version,
    madeAt: madeAt.toISOString(),
    dueDate: dueDate?.toISOString() ?? null,
    items: whole.items.map((item) => itemView(item, photos)),
    piecesNote,
    terms: { ...terms, services: [...terms.services] },
    lines: [...priceLines],
    totalWon,
    estimate: { min: request.estimateMinWon, max: request.estimateMaxWon },
    approval: approvalView(request, whole),
  };
};
