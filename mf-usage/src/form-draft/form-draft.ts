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
import { forgetPhotos, keepPhotos } from './draft-photos';

/** Shape of each field that is kept. */
export type Shapes = Readonly<Record<string, v.GenericSchema>>;
export type Fields<S extends Shapes> = { readonly [Field in keyof S]: v.InferOutput<S[Field]> };

/** What a device keeps of a short form that is not sent yet. */
export interface FormDraft<S extends Shapes> {
  /** As it was left, field by field: one that storage does not hold as it must be is missing, and costs no other. */
  readonly fields: Partial<Fields<S>>;
  /** Which photos it had, in their order. */
  readonly photoIds: readonly string[];
  readonly keep: (fields: Fields<S>, photos: readonly FormPhoto[]) => void;
  readonly forget: () => void;
}

/** The field that holds the ids of the photos; the photos themselves are files. */
const PHOTO_IDS_FIELD = 'photos';
const PHOTO_IDS = v.array(v.string());

/** What an entry of the storage holds; undefined for nothing, and for anything that is no JSON. */
export const valueOf = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/** Whether the member may still be here: a session that knows only its refresh token is not somebody else's yet. */
export const isHere = (userId: number): boolean => {
  const session = runtime().store.get(sessionAtom);
  const isTheirs = session.state === 'member' && (session.user?.userId ?? userId) === userId;
  // The cookies know of a logout in another tab before its word arrives.
  return isTheirs && cookieState() !== 'none';
};

const photoIdsIn = (text: string | undefined): readonly string[] => {
  const read = v.safeParse(PHOTO_IDS, valueOf(text));
  return read.success ? read.output : [];
};

/**
 * The draft of a short form, as its member left it; nothing is kept for a login whose member is not known yet.
 *
 * @param form which form about what: `review/31`.
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
  // Asked each time: a logout or another tab may have forgotten the draft meanwhile, photos and all.
  const heldIds = () => photoIdsIn(deviceMemory.read(nameOf(PHOTO_IDS_FIELD)));
  const keepField = (field: string, value: unknown): void => {
    const text = JSON.stringify(value);
    if (deviceMemory.read(nameOf(field)) !== text) deviceMemory.keep(nameOf(field), text);
  };
  return {
    fields,
    photoIds: heldIds(),
    keep: (left, photos) => {
      if (!isHere(userId)) return;
      const [before, ids] = [heldIds(), photos.map(({ id }) => id)];
      // First: fields without a date are nobody's.
      deviceMemory.keep(nameOf('at'), String(deviceNow()));
      for (const [field, value] of Object.entries(left)) keepField(field, value);
      keepField(PHOTO_IDS_FIELD, ids);
      void keepPhotos(photos.filter(({ id }) => !before.includes(id)));
      void forgetPhotos(before.filter((id) => !ids.includes(id)));
    },
    forget: () => {
      const before = heldIds();
      for (const field of [...Object.keys(shapes), PHOTO_IDS_FIELD, 'at']) deviceMemory.forget(nameOf(field));
      void forgetPhotos(before);
    },
  };
};
