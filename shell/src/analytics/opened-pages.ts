import { ownedByRuntime, type TrackedEvent } from '@dongne/platform';

interface OpenedPages {
  readonly opened: TrackedEvent[];
  /** Set once the web vitals are being measured. */
  onOpen?: (event: TrackedEvent) => void;
}

/** Screens shown in this document, in order, to find the page that a metric belongs to. */
export const openedPages = ownedByRuntime((): OpenedPages => ({ opened: [] }));

/** Records that a page was opened. */
export const noteOpened = (event: TrackedEvent): void => {
  const { opened, onOpen } = openedPages();
  if (onOpen === undefined) opened.push(event);
  else onOpen(event);
};
