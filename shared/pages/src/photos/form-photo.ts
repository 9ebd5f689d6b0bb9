import * as v from 'valibot';

/** Photo of a form: a new one, or one that the server already has. */
export const FORM_PHOTO = v.object({
  /** Id of the photo in this form and its draft. */
  id: v.string(),
  /** Image source: a data URL of a new photo, the address of an old one. */
  backgroundUrl: v.string(),
  /** Id of a photo on the server; `null` for a new one. */
  keptId: v.nullable(v.number()),
});
export type FormPhoto = Readonly<v.InferOutput<typeof FORM_PHOTO>>;
