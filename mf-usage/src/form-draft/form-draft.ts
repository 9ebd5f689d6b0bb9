import type { FormPhoto } from '@dongne/pages';
import {
  cookieState,
  deviceMemory,
  draftField,
  forgetDraftsOfOthers,
  forgetOldDrafts,
  runtime,
  sessionAtom,
  deviceNow,
} from '@dongne/platform';
import * as v from 'valibot';
import { forgetPhotos, storePhotos } from './draft-photos';

/** Schema of each stored field. */
export type Shapes = Readonly<Record<string, v.GenericSchema>>;
export type Fields<S extends Shapes> = { readonly [Field in keyof S]: v.InferOutput<S[Field]> };

/** Draft of a short form, stored on the device. */
export interface FormDraft<S extends Shapes> {
  /** Stored fields. An invalid field is missing, and does not invalidate the others. */
  readonly fields: Partial<Fields<S>>;
  /** Ids of the photos, in order. */
  readonly photoIds: readonly string[];
  readonly keep: (fields: Fields<S>, photos: readonly FormPhoto[]) => void;
  readonly forget: () => void;
}

/** Field with the ids of the photos; the files are in IndexedDB. */
const PHOTO_IDS_FIELD = 'photos';
const PHOTO_IDS = v.array(v.string());

/** Parsed entry of the storage; undefined for a missing entry or invalid JSON. */
export const valueOf = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/** Whether the member may still be logged in: a session with only a refresh token does not know its member yet. */
export const isHere = (userId: number): boolean => {
  const session = runtime().store.get(sessionAtom);
  const isTheirs = session.state === 'member' && (session.user?.userId ?? userId) === userId;
  // Cookies reveal a logout in another tab before its message arrives.
  return isTheirs && cookieState() !== 'none';
};

const photoIdsIn = (text: string | undefined): readonly string[] => {
  const read = v.safeParse(PHOTO_IDS, valueOf(text));
  return read.success ? read.output : [];
};

/**
 * Opens the draft of a short form; stores nothing while the member of a login is unknown.
 * @param form name and subject of the form: `review/31`.
 */
export const openFormDraft = <S extends Shapes>(form: string, shapes: S): FormDraft<S> => {
  const session = runtime().store.get(sessionAtom);
  const userId = session.state === 'member' ? session.user?.userId : undefined;
  if (userId === undefined) return { fields: {}, photoIds: [], keep: () => undefined, forget: () => undefined };
  const nameOf = (field: string) => draftField(userId, form, field);
  forgetDraftsOfOthers(userId);
  forgetOldDrafts(deviceNow());
  const fields: Partial<Fields<S>> = {};
  for (const [field, shape] of Object.entries(shapes)) {
    const read = v.safeParse(shape, valueOf(deviceMemory.read(nameOf(field))));
    if (read.success) Object.assign(fields, { [field]: read.output });
  }
  // Reads the storage each time: a logout or another tab may have deleted the draft with its photos.
  const heldIds = () => photoIdsIn(deviceMemory.read(nameOf(PHOTO_IDS_FIELD)));
  const storeField = (field: string, value: unknown): void => {
    const text = JSON.stringify(value);
    if (deviceMemory.read(nameOf(field)) !== text) deviceMemory.keep(nameOf(field), text);
  };
  return {
    fields,
    photoIds: heldIds(),
    keep: (left, photos) => {
      if (!isHere(userId)) return;
      const [before, ids] = [heldIds(), photos.map(({ id }) => id)];
      // Writes the date first: fields without a date count as abandoned.
      deviceMemory.keep(nameOf('at'), String(deviceNow()));
      for (const [field, value] of Object.entries(left)) storeField(field, value);
      storeField(PHOTO_IDS_FIELD, ids);
      void storePhotos(photos.filter(({ id }) => !before.includes(id)));
      void forgetPhotos(before.filter((id) => !ids.includes(id)));
    },
    forget: () => {
      const before = heldIds();
      for (const field of [...Object.keys(shapes), PHOTO_IDS_FIELD, 'at']) deviceMemory.forget(nameOf(field));
      void forgetPhotos(before);
    },
  };
};
