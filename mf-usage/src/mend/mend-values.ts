import { GARMENTS, IMAGE_LIMIT, MEND_PARTS, REQUEST_LIMITS, type Garment } from '@dongne/contract';
import { FORM_PHOTO } from '@dongne/pages';
import * as v from 'valibot';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A place on a garment: shares of the drawing's width and height, from its upper left corner. */
export const MARK = v.object({ side: v.picklist(['front', 'back']), x: share, y: share });
export type Mark = Readonly<v.InferOutput<typeof MARK>>;
export type Side = Mark['side'];

/** So many places belong to one mend. */
export const MARKS_MAX = 10;

/** A mend as it is filled in; finished once it has a part and a place. */
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

/** A garment's fields, but for its photos: a draft keeps their ids only. */
export const GARMENT_FIELDS = {
  id: v.string(),
  clothType: v.nullable(v.custom<Garment>(isGarment)),
  mends: v.pipe(v.array(MEND), v.maxLength(REQUEST_LIMITS.mends), v.readonly()),
  /** The mend that is being filled in; `null` while none is. */
  current: v.nullable(MEND),
};

/** A garment with its photos and what is to be mended on it. */
export const FORM_GARMENT = v.object({
  ...GARMENT_FIELDS,
  photos: v.pipe(v.array(FORM_PHOTO), v.maxLength(IMAGE_LIMIT.mendItem), v.readonly()),
});
export type FormGarment = Readonly<v.InferOutput<typeof FORM_GARMENT>>;

/** A mend that the server has: it stays as it is, or goes. */
export const KEPT_MEND = v.object({
  id: v.number(),
  title: v.string(),
  detail: v.string(),
  part: v.string(),
  withLaundry: v.boolean(),
  /** Drafts of before garments were counted have neither. */
  clothType: v.fallback(v.nullable(v.custom<Garment>(isGarment)), null),
  clothNo: v.fallback(v.nullable(v.number()), null),
  imageUrl: v.nullable(v.string()),
});
export type KeptMend = Readonly<v.InferOutput<typeof KEPT_MEND>>;

/** All of the form that is about mends. */
export const MEND_FIELDS = {
  hasMend: v.boolean(),
  garments: v.pipe(v.array(FORM_GARMENT), v.readonly()),
  /** The garment of the steps, until it joins the others. */
  mending: v.nullable(FORM_GARMENT),
  keptMends: v.pipe(v.array(KEPT_MEND), v.readonly()),
};
export type MendValues = { readonly [Field in keyof typeof MEND_FIELDS]: v.InferOutput<(typeof MEND_FIELDS)[Field]> };

export const NO_MENDS: MendValues = { hasMend: false, garments: [], mending: null, keptMends: [] };
