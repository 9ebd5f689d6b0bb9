import { useEffect, useRef, type DragEvent, type RefObject } from 'react';

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** Marks the place of a field, so that a paste goes to the field that is in use, and to one alone. */
const FIELD = 'data-photo-field';

/**
 * Files that are dropped on a field, or pasted while it is in use or no other field is. What is pasted into a text stays there.
 *
 * @param take gets the files; nothing is taken while it is `undefined`.
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
    // Without this the browser would open the file in place of the page.
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const files = filesOf(event.dataTransfer);
      if (files.length > 0) take?.(files);
    },
  };
};
