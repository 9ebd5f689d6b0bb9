import { popups } from '@dongne/platform';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { randomKey } from '../random-key';
import type { FormPhoto } from './form-photo';
import { photoRefusal, PICTURE_BREAKS_OFF, TOO_MANY_PIXELS, type PhotoRefusal } from './photo-rules';
import { PictureBreaksOff, shrinkPhoto, TooManyPixels } from './photo-shrink';

/** Picked file that is being read. */
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

/** Refusal of a photo that a retry cannot read either; others may be retried. */
const refusalOf = (error: unknown): PhotoRefusal | undefined => {
  if (error instanceof TooManyPixels) return TOO_MANY_PIXELS;
  return error instanceof PictureBreaksOff ? PICTURE_BREAKS_OFF : undefined;
};

/** Reads picked files one after the other, so that a phone holds one large picture at a time. */
export const usePhotoReading = ({ photos, limit, onChange }: PhotosOfField) => {
  const [pending, setPending] = useState<readonly PendingPhoto[]>([]);
  // Latest photos: the next reading may end before the form has rendered the last.
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
    // Removed before its turn.
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

  /** Failed files do not count towards the limit, because most can never be read. */
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
