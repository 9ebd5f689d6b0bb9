import { type ItemBelongings, itemView, type RequestRow } from '../order';
import type { WholeOffer } from './offer-repository';
import type { OfferBenefitsView, RequestOfferView } from './offer-schemas';
import { returnableAt } from './offer-times';

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

/**
 * An offer, with the customer's answer. @param benefits usable by the customer who reads it; null for other readers.
 */
export const offerView = (
  request: RequestRow,
  whole: WholeOffer,
  belongings: ItemBelongings,
  benefits: OfferBenefitsView | null,
): RequestOfferView => {
  const { version, terms, priceLines, totalWon, dueDate, piecesNote, madeAt } = whole.offer;
  return {
    version,
    madeAt: madeAt.toISOString(),
    dueDate: dueDate?.toISOString() ?? null,
    items: whole.items.map((item) => itemView(item, belongings)),
    piecesNote,
    terms: { ...terms, services: [...terms.services] },
    lines: [...priceLines],
    totalWon,
    estimate: { min: request.estimateMinWon, max: request.estimateMaxWon },
    returnableAt: returnableAt(request, whole.offer)?.toISOString() ?? null,
    benefits,
    approval: approvalView(request, whole),
  };
};
