import { ownedByRuntime, type TrackedEvent } from '@dongne/platform';

interface OpenedPages {
  readonly opened: TrackedEvent[];
  /** There once somebody measures. */
  onOpen?: (event: TrackedEvent) => void;
}

/** The screens that this document has shown, in their order: which page a measure belongs to. */
export const openedPages = ownedByRuntime((): OpenedPages => ({ opened: [] }));

/** Notes that a page was opened. */
export const noteOpened = (event: TrackedEvent): void => {
  const { opened, onOpen } = openedPages();
  if (onOpen === undefined) opened.push(event);
  else onOpen(event);
};
