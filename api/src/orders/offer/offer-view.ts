import type { WholeOffer } from './offer-repository';
import { returnableAt } from './offer-times';
import type { RequestRow } from '../order/request-repository';
import type { ItemRow, QuestionRow } from '../order/request-part-repository';
import type { ShownPhoto } from '../order/request-parts';
import type { ItemQuestionView, RequestItemView } from '../order/item-schemas';
import type { OfferBenefitsView, RequestOfferView } from './offer-schemas';

/** A photo in answers. */
export const photoView = ({ id, url }: ShownPhoto) => ({ id, url });

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
