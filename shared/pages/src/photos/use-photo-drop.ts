import { useEffect, useRef, type DragEvent, type RefObject } from 'react';

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** Marks a field, so that a paste goes to the focused field, and to one only. */
const FIELD = 'data-photo-field';

/**
 * Handles files dropped on a field, or pasted while it or no other field is focused. Text fields keep their pastes.
 *
 * @param take receives the files; `undefined` disables it.
 */
export const usePhotoDrop = (
  place: RefObject<HTMLElement | null>,
  take: ((files: readonly File[]) => void) | undefined,
) => {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  }, [take]);

  useEffect(() => {
    const handlePaste = (event: ClipboardEvent): void => {
      const files = filesOf(event.clipboardData);
      const inUse = document.activeElement?.closest(`[${FIELD}], input, textarea`) ?? null;
      const isElsewhere = inUse !== null && place.current?.contains(inUse) !== true;
      if (files.length === 0 || event.defaultPrevented || isElsewhere || latest.current === undefined) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [place]);

  return {
    [FIELD]: '',
    // Otherwise the browser would open the file instead of the page.
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const files = filesOf(event.dataTransfer);
      if (files.length > 0) take?.(files);
    },
  };
};
