import type { FastifyRequest } from 'fastify';
import { formatCount, IMAGE_LIMIT, REVIEW, type ReviewKeyword } from '@dongne/contract';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { Id, invalidField, isBlank, MAX_INTEGER, parseSentJson, Refusal, readPhotoForm, type SentPhoto } from '#base';
import { ReviewKeywords } from './review-schemas';

/** Content of a review, validated. */
export interface ReviewWords {
  readonly rating: number;
  readonly keywords: ReviewKeyword[];
  readonly text: string;
  readonly photos: readonly SentPhoto[];
}

export interface NewReview extends ReviewWords {
  readonly requestId: number;
}

export interface ReviewEdit extends ReviewWords {
  /** Ids of the photos to keep; null keeps all. */
  readonly keptPhotos: readonly number[] | null;
}

/** Sentence for too many photos. */
export const TOO_MANY_PHOTOS = `사진 등록은 ${IMAGE_LIMIT.review}개 까지 할 수 있어요.`;

const readForm = (request: FastifyRequest) => readPhotoForm(request, { photo: { most: IMAGE_LIMIT.review } });

type SentReview = Awaited<ReturnType<typeof readForm>>;

const jsonOf = <T extends TSchema>(text: string | undefined, schema: T): Static<T> | undefined => {
  if (text === undefined || text.trim() === '') return undefined;
  try {
    const value = parseSentJson(text);
    return Value.Check(schema, value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const wordsOf = ({ fields, photosOf }: SentReview): ReviewWords => {
  const problems: Record<string, string> = {};
  const rating = Number(fields.get('rating') ?? '');
  if (!/^[1-5]$/.test(fields.get('rating')?.trim() ?? '')) problems['rating'] = '별점을 골라 주세요.';
  const keywords = [...new Set(jsonOf(fields.get('keywords'), ReviewKeywords) ?? [])];
  if (keywords.length === 0) problems['keywords'] = '어떤 점이 좋았는지 하나 이상 골라 주세요.';
  if (keywords.length > 1 && keywords.includes('keyWordNo'))
    problems['keywords'] = '‘맞는 키워드가 없어요’는 다른 키워드와 함께 고를 수 없어요.';
  const written = fields.get('text')?.trim() ?? '';
  const text = isBlank(written) ? '' : written;
  if ([...text].length > REVIEW.maxLetters)
    problems['text'] = `리뷰는 ${formatCount(REVIEW.maxLetters)}자까지 쓸 수 있어요.`;
  if (Object.keys(problems).length > 0) throw new Refusal('VALIDATION', { fields: problems });
  return { rating, keywords, text, photos: photosOf('photo') };
};

const NO_REQUEST = '리뷰를 쓸 이용 내역을 찾지 못했어요.';

/** Parses a new review. @throws {Refusal} `VALIDATION` with fields, `TOO_LARGE`, `UNSUPPORTED_IMAGE`. */
export const readNewReview = async (request: FastifyRequest): Promise<NewReview> => {
  const form = await readForm(request);
  const id = form.fields.get('applicationId')?.trim() ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > MAX_INTEGER) throw invalidField('applicationId', NO_REQUEST);
  return { ...wordsOf(form), requestId: Number(id) };
};

const StoredPhotos = Type.Array(Id, { maxItems: 100 });

/** Parses an edit. @throws {Refusal} as `readNewReview`. */
export const readReviewEdit = async (request: FastifyRequest): Promise<ReviewEdit> => {
  const form = await readForm(request);
  const before = form.fields.get('beforePhotos');
  const keptPhotos = jsonOf(before, StoredPhotos) ?? null;
  if (keptPhotos === null && before !== undefined && before.trim() !== '')
    throw invalidField('beforePhotos', '사진을 다시 골라 주세요.');
  return { ...wordsOf(form), keptPhotos };
};

/** Fingerprint of a new review for its idempotency key: each photo as its hash. */
export const reviewFingerprint = ({ photos, ...review }: NewReview) => ({
  operation: 'review',
  ...review,
  photos: photos.map(({ sha256 }) => sha256),
});
