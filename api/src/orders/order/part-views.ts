import type { ItemQuestionView, RequestItemView } from './part-schemas';
import type { ItemRow, QuestionRow } from './request-part-repository';
import type { ShownPhoto } from './request-parts';

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
