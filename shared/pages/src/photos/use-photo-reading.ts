import { popups } from '@dongne/platform';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { randomKey } from '../random-key';
import type { FormPhoto } from './form-photo';
import { photoRefusal, PICTURE_BREAKS_OFF, TOO_MANY_PIXELS, type PhotoRefusal } from './photo-rules';
import { PictureBreaksOff, shrinkPhoto, TooManyPixels } from './photo-shrink';

/** A picked file on its way to be a photo of the form. */
export interface PendingPhoto {
  readonly id: string;
  readonly file: File;
  readonly hasFailed: boolean;
}

interface PhotosOfField {
  readonly photos: readonly FormPhoto[];
  readonly limit: number;
  readonly onChange: (photos: readonly FormPhoto[]) => void;
}

/** Sentence of a photo that another try cannot read either; the others may be tried again. */
const refusalOf = (error: unknown): PhotoRefusal | undefined => {
  if (error instanceof TooManyPixels) return TOO_MANY_PIXELS;
  return error instanceof PictureBreaksOff ? PICTURE_BREAKS_OFF : undefined;
};

/** Reads what was picked into a field, one after the other, so that a phone holds one large picture at a time. */
export const usePhotoReading = ({ photos, limit, onChange }: PhotosOfField) => {
  const [pending, setPending] = useState<readonly PendingPhoto[]>([]);
  // What several readings add to: the next may end before the form has drawn the last.
  const latest = useRef({ photos, onChange });
  const under = useRef(new Map<string, AbortController>());

  useLayoutEffect(() => {
    latest.current = { photos, onChange };
  }, [photos, onChange]);
  useEffect(() => {
    const running = under.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  const drop = (id: string): void => {
    under.current.get(id)?.abort();
    under.current.delete(id);
    setPending((all) => all.filter((one) => one.id !== id));
  };

  const readOne = async ({ id, file }: PendingPhoto): Promise<void> => {
    const signal = under.current.get(id)?.signal;
    // Taken off before its turn came.
    if (signal === undefined) return;
    try {
      const backgroundUrl = await shrinkPhoto(file, signal);
      if (signal.aborted) return;
      const added = [...latest.current.photos, { id, backgroundUrl, keptId: null }];
      latest.current = { ...latest.current, photos: added };
      latest.current.onChange(added);
      drop(id);
    } catch (error) {
      if (signal.aborted) return;
      const refusal = refusalOf(error);
      if (refusal === undefined) {
        setPending((all) => all.map((one) => (one.id === id ? { ...one, hasFailed: true } : one)));
        return;
      }
      drop(id);
      await popups.alert(refusal);
    }
  };

  const read = async (wanted: readonly PendingPhoto[]): Promise<void> => {
    for (const { id } of wanted) under.current.set(id, new AbortController());
    for (const one of wanted) await readOne(one);
  };

  /** What failed takes no place: most of it can never be read. */
  const count = photos.length + pending.filter(({ hasFailed }) => !hasFailed).length;

  const isRefused = (files: readonly File[]): boolean => {
    const refusal = photoRefusal(files, { existing: count, limit });
    if (refusal !== undefined) void popups.alert(refusal);
    return refusal !== undefined;
  };

  const take = async (picked: readonly File[]): Promise<void> => {
    if (isRefused(picked)) return;
    const wanted = picked.map((file) => ({ id: randomKey(), file, hasFailed: false }));
    setPending((all) => [...all.filter(({ hasFailed }) => !hasFailed), ...wanted]);
    await read(wanted);
  };

  const retry = (failed: PendingPhoto): void => {
    if (isRefused([failed.file])) return;
    const again = { ...failed, hasFailed: false };
    setPending((all) => all.map((one) => (one.id === failed.id ? again : one)));
    void read([again]);
  };

  return { pending, count, take, retry, drop };
};
