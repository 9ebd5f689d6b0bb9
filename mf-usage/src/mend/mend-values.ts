import { GARMENTS, IMAGE_LIMIT, MEND_PARTS, REQUEST_LIMITS, type Garment } from '@dongne/contract';
import { FORM_PHOTO } from '@dongne/pages';
import * as v from 'valibot';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Mark on a garment, in fractions of the drawing's width and height from its upper left corner. */
export const MARK = v.object({ side: v.picklist(['front', 'back']), x: share, y: share });
export type Mark = Readonly<v.InferOutput<typeof MARK>>;
export type Side = Mark['side'];

/** Maximum of marks per mend. */
export const MARKS_MAX = 10;

/** Mend in the form; complete with a part and a mark. */
export const MEND = v.object({
  id: v.string(),
  part: v.nullable(v.picklist(MEND_PARTS.map(({ part }) => part))),
  withLaundry: v.boolean(),
  detail: v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, REQUEST_LIMITS.mendNoteLetters)),
  ),
  marks: v.pipe(v.array(MARK), v.maxLength(MARKS_MAX), v.readonly()),
});
export type FormMend = Readonly<v.InferOutput<typeof MEND>>;

const isGarment = (value: unknown): value is Garment => typeof value === 'string' && Object.hasOwn(GARMENTS, value);

/** Fields of a garment without its photos, of which a draft stores only the ids. */
export const GARMENT_FIELDS = {
  id: v.string(),
  clothType: v.nullable(v.custom<Garment>(isGarment)),
  mends: v.pipe(v.array(MEND), v.maxLength(REQUEST_LIMITS.mends), v.readonly()),
  /** Mend being edited; `null` when there is none. */
  current: v.nullable(MEND),
};

/** Garment with its photos and mends. */
export const FORM_GARMENT = v.object({
  ...GARMENT_FIELDS,
  photos: v.pipe(v.array(FORM_PHOTO), v.maxLength(IMAGE_LIMIT.mendItem), v.readonly()),
});
export type FormGarment = Readonly<v.InferOutput<typeof FORM_GARMENT>>;

/** Mend stored on the server, which an edit can only leave or remove. */
export const SAVED_MEND = v.object({
  id: v.number(),
  title: v.string(),
  detail: v.string(),
  part: v.string(),
  withLaundry: v.boolean(),
  /** Drafts of earlier versions lack both fields. */
  clothType: v.fallback(v.nullable(v.custom<Garment>(isGarment)), null),
  clothNo: v.fallback(v.nullable(v.number()), null),
  imageUrl: v.nullable(v.string()),
});
export type SavedMend = Readonly<v.InferOutput<typeof SAVED_MEND>>;

/** Form fields about mends. */
export const MEND_FIELDS = {
  hasMend: v.boolean(),
  garments: v.pipe(v.array(FORM_GARMENT), v.readonly()),
  /** Garment in the steps until it is added to the others. */
  mending: v.nullable(FORM_GARMENT),
  keptMends: v.pipe(v.array(SAVED_MEND), v.readonly()),
};
export type MendValues = { readonly [Field in keyof typeof MEND_FIELDS]: v.InferOutput<(typeof MEND_FIELDS)[Field]> };

export const NO_MENDS: MendValues = { hasMend: false, garments: [], mending: null, keptMends: [] };
