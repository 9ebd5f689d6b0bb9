import type { FormPhoto } from '@dongne/pages';
import { useEffect, useState } from 'react';
import { forgetUnusedPhotos, readPhotos } from './draft-photos';
import { openFormDraft, type FormDraft, type Shapes } from './form-draft';

/** Draft with its photos loaded. */
export interface ReadDraft<S extends Shapes> extends FormDraft<S> {
  readonly photos: readonly FormPhoto[];
  /** The browser has lost a photo of the draft. */
  readonly hasLostPhotos: boolean;
}

const NO_PHOTOS: readonly FormPhoto[] = [];

/**
 * Draft of a short form; `undefined` while its photos load. Reads once, since later changes come from the form
 * itself.
 */
export const useFormDraft = <S extends Shapes>(form: string, shapes: S): ReadDraft<S> | undefined => {
  const [draft] = useState(() => openFormDraft(form, shapes));
  const [photos, setPhotos] = useState(draft.photoIds.length === 0 ? NO_PHOTOS : undefined);

  useEffect(() => {
    let isGone = false;
    void forgetUnusedPhotos();
    if (draft.photoIds.length > 0)
      void readPhotos(draft.photoIds).then((found) => {
        if (!isGone) setPhotos(found);
      });
    return () => {
      isGone = true;
    };
  }, [draft]);

  return photos && { ...draft, photos, hasLostPhotos: photos.length < draft.photoIds.length };
};
