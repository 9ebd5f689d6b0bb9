import { ADVANCE_LIMIT_MIN_WON, IMAGE_LIMIT, REQUEST_NOTE_MAX_LETTERS } from '@dongne/contract';
import { ATTEMPT_SHAPE, type FormPhoto } from '@dongne/pages';
import * as v from 'valibot';
import { GARMENT_FIELDS } from '../mend/mend-values';
import { EMPTY_REQUEST, NEW_REQUEST_FIELDS, type NewRequestValues } from '../request-form/new-request-values';

/** Text that was typed is never thrown away for being too long. */
const note = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, most)),
  );

/** Whether it is within the estimate is for the form to say, which shows it. */
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(ADVANCE_LIMIT_MIN_WON));

// The door code is not kept: it opens a house, and anyone who holds the phone could read it.
const { entrancePassword: _never, ...FIELDS } = NEW_REQUEST_FIELDS;

/** What storage must hold of each field: the form's own schema, with what is kept otherwise. */
const KEPT_GARMENT = v.object({
  ...GARMENT_FIELDS,
  photos: v.pipe(v.array(v.string()), v.maxLength(IMAGE_LIMIT.mendItem)),
});

const KEPT = v.object({
  ...FIELDS,
  collectionTime: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Ids of photos; the photos themselves are too large for here. */
  stains: v.pipe(v.array(v.string()), v.maxLength(IMAGE_LIMIT.stain)),
  garments: v.array(KEPT_GARMENT),
  mending: v.nullable(KEPT_GARMENT),
  etc: note(REQUEST_NOTE_MAX_LETTERS),
  advanceLimitWon: v.nullable(amount),
  /** Of an edit: what the request was when it was begun, so that it is not laid over another. */
  begunFrom: v.string(),
  /** The last time it was sent, so that a reload after silence does not order twice. */
  attempt: v.nullable(ATTEMPT_SHAPE),
});

type FormPhotos = Pick<NewRequestValues, 'stains' | 'garments' | 'mending'>;

/** Every new photo of a form: the server keeps the others. */
export const photosOf = ({ stains, garments, mending }: FormPhotos): readonly FormPhoto[] =>
  [...stains, ...garments.flatMap(({ photos }) => photos), ...(mending?.photos ?? [])].filter(
    ({ keptId }) => keptId === null,
  );

const idsOf = (photos: readonly FormPhoto[]): string[] => photos.map(({ id }) => id);

/** A form in which each photo stands as its id. */
export const withPhotoIds = <Values extends FormPhotos>(values: Values) => ({
  ...values,
  stains: idsOf(values.stains),
  garments: values.garments.map((garment) => ({ ...garment, photos: idsOf(garment.photos) })),
  mending: values.mending && { ...values.mending, photos: idsOf(values.mending.photos) },
});

type KeptPhotoIds = Pick<KeptRequest, 'stains' | 'garments' | 'mending'>;

/** The ids of every photo of a draft. */
export const photoIdsOf = ({ stains, garments, mending }: KeptPhotoIds): string[] => [
  ...stains,
  ...garments.flatMap(({ photos }) => photos),
  ...(mending?.photos ?? []),
];

/** The photos of a draft in their places; those that are not to be had are left out. */
export const withPhotos = (kept: KeptPhotoIds, found: readonly FormPhoto[]): FormPhotos => {
  const inOrder = (ids: readonly string[]) => ids.flatMap((id) => found.find((photo) => photo.id === id) ?? []);
  return {
    stains: inOrder(kept.stains),
    garments: kept.garments.map((garment) => ({ ...garment, photos: inOrder(garment.photos) })),
    mending: kept.mending && { ...kept.mending, photos: inOrder(kept.mending.photos) },
  };
};

/** A draft as it is kept. */
export type KeptRequest = v.InferOutput<typeof KEPT>;
export type DraftField = keyof KeptRequest;
export const DRAFT_FIELDS = v.keyof(KEPT).options;

const { entrancePassword: _neither, ...EMPTY } = EMPTY_REQUEST;

/**
 * The draft that storage holds, field by field. It was written by another version, another hand or half: a field that is
 * not as it must be is as in an empty form, and costs no other.
 */
export const draftOf = (kept: Readonly<Partial<Record<DraftField, unknown>>>): KeptRequest => {
  const draft: KeptRequest = { ...EMPTY, stains: [], garments: [], mending: null, attempt: null, begunFrom: '' };
  for (const field of DRAFT_FIELDS) {
    const read = v.safeParse(KEPT.entries[field], kept[field]);
    if (read.success) Object.assign(draft, { [field]: read.output });
  }
  return draft;
};
