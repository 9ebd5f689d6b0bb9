import * as v from 'valibot';

/** What a form keeps of a photo: one picked just now, or one the server already has. */
export const FORM_PHOTO = v.object({
  /** Which photo it is, in this form and in its draft. */
  id: v.string(),
  /** What is shown: a data URL of a new photo, the address of an old one. */
  backgroundUrl: v.string(),
  /** Id of a photo the server has; `null` for a new one. */
  keptId: v.nullable(v.number()),
});
export type FormPhoto = Readonly<v.InferOutput<typeof FORM_PHOTO>>;
