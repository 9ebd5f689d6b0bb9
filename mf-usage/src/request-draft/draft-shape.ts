import { ADVANCE_LIMIT_MIN_WON, IMAGE_LIMIT, REQUEST_NOTE_MAX_LETTERS } from '@dongne/contract';
import { ATTEMPT_SHAPE, type FormPhoto } from '@dongne/pages';
import * as v from 'valibot';
import { GARMENT_FIELDS } from '../mend/mend-values';
import { EMPTY_REQUEST, NEW_REQUEST_FIELDS, type NewRequestValues } from '../request-form/new-request-values';

/** Truncates a long text instead of rejecting it. */
const note = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, most)),
  );

/** Checks no estimate here: the form checks and shows it. */
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(ADVANCE_LIMIT_MIN_WON));

// The door code is not stored: anyone with the phone could read it.
const { entrancePassword: _never, ...FIELDS } = NEW_REQUEST_FIELDS;

/** Stored schema of each field: the form's own, except for photos and signed URLs. */
const STORED_GARMENT = v.object({
  ...GARMENT_FIELDS,
  photos: v.pipe(v.array(v.string()), v.maxLength(IMAGE_LIMIT.mendItem)),
});

const STORED = v.object({
  ...FIELDS,
  collectionTime: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Ids of photos; the files are too large for this storage. */
  stains: v.pipe(v.array(v.string()), v.maxLength(IMAGE_LIMIT.stain)),
  garments: v.array(STORED_GARMENT),
  mending: v.nullable(STORED_GARMENT),
  etc: note(REQUEST_NOTE_MAX_LETTERS),
  advanceLimitWon: v.nullable(amount),
  /** In an edit: version of the request at its start, so that the draft is not applied to another. */
  begunFrom: v.string(),
  /** Last attempt to send, so that a reload after a missing response does not order twice. */
  attempt: v.nullable(ATTEMPT_SHAPE),
});

type FormPhotos = Pick<NewRequestValues, 'stains' | 'garments' | 'mending'>;

/** New photos of a form; the server has the others. */
export const photosOf = ({ stains, garments, mending }: FormPhotos): readonly FormPhoto[] =>
  [...stains, ...garments.flatMap(({ photos }) => photos), ...(mending?.photos ?? [])].filter(
    ({ keptId }) => keptId === null,
  );

const idsOf = (photos: readonly FormPhoto[]): string[] => photos.map(({ id }) => id);

/** Form with each photo replaced by its id. */
export const withPhotoIds = <Values extends FormPhotos>(values: Values) => ({
  ...values,
  stains: idsOf(values.stains),
  garments: values.garments.map((garment) => ({ ...garment, photos: idsOf(garment.photos) })),
  mending: values.mending && { ...values.mending, photos: idsOf(values.mending.photos) },
});

type StoredPhotoIds = Pick<StoredRequest, 'stains' | 'garments' | 'mending'>;

/** Ids of all photos of a draft. */
export const photoIdsOf = ({ stains, garments, mending }: StoredPhotoIds): string[] => [
  ...stains,
  ...garments.flatMap(({ photos }) => photos),
  ...(mending?.photos ?? []),
];

/** Photos of a draft in their places, without the unavailable ones. */
export const withPhotos = (stored: StoredPhotoIds, found: readonly FormPhoto[]): FormPhotos => {
  const inOrder = (ids: readonly string[]) => ids.flatMap((id) => found.find((photo) => photo.id === id) ?? []);
  return {
    stains: inOrder(stored.stains),
    garments: stored.garments.map((garment) => ({ ...garment, photos: inOrder(garment.photos) })),
    mending: stored.mending && { ...stored.mending, photos: inOrder(stored.mending.photos) },
  };
};

/** Stored draft. */
export type StoredRequest = v.InferOutput<typeof STORED>;
export type DraftField = keyof StoredRequest;
export const DRAFT_FIELDS = v.keyof(STORED).options;

const { entrancePassword: _neither, ...EMPTY } = EMPTY_REQUEST;

/**
 * Draft from storage, field by field. It may come from another version, be edited by hand or be incomplete: an invalid
 * field falls back to the empty form's and does not invalidate the others.
 */
export const draftOf = (stored: Readonly<Partial<Record<DraftField, unknown>>>): StoredRequest => {
  const draft: StoredRequest = { ...EMPTY, stains: [], garments: [], mending: null, attempt: null, begunFrom: '' };
  for (const field of DRAFT_FIELDS) {
    const read = v.safeParse(STORED.entries[field], stored[field]);
    if (read.success) Object.assign(draft, { [field]: read.output });
  }
  return draft;
};
