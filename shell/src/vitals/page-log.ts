import { ownedByRuntime, runtime, type TrackedEvent } from '@dongne/platform';
import { nameAtVersion } from '../health/remote-reports';
import { runningVersion } from '../health/running-versions';
import { shellVersion } from '../health/shell-version';
import { newestAtom } from '../registry/registry-in-use';
import { routeOfPath } from '../registry/route-of-path';
import { openedPages } from '../analytics/opened-pages';

/** Page of a metric and its owner. */
export interface MeasuredPage {
  readonly route: string;
  /** Package that owns the page, with the version that ran: `mf_laundry@1.4.0-3f2a9c01`. */
  readonly version: string;
}

interface OpenedPage {
  /** Milliseconds since the document began, as in the browser's performance entries. */
  readonly from: number;
  readonly route: string;
  readonly remote: string | undefined;
  /** Version when the page was left: versions loaded later are not this page's. */
  left?: string;
}

const log = ownedByRuntime((): OpenedPage[] => []);

const versionOf = ({ remote, left }: OpenedPage): string =>
  left ?? (remote === undefined ? shellVersion() : nameAtVersion(remote, runningVersion(remote) ?? 'none'));

const note = ({ at, properties }: TrackedEvent): void => {
  const pages = log();
  const last = pages.at(-1);
  if (last !== undefined) last.left = versionOf(last);
  const registry = runtime().store.get(newestAtom) ?? [];
  // Screens are route patterns, except for the one named event.
  const owned = routeOfPath(registry, String(properties['screen']));
  pages.push({ from: at - performance.timeOrigin, route: owned?.entry.path ?? '*', remote: owned?.remote?.name });
};

/** Records which page is shown, from the first one on. */
export const followPages = (): void => {
  const pages = openedPages();
  pages.opened.splice(0).forEach(note);
  pages.onOpen = note;
};

/** Returns the page shown at a time of the document; before any page, the first one. */
export const pageAt = (time: number): MeasuredPage | undefined => {
  const pages = log();
  const page = [...pages].reverse().find(({ from }) => from <= time) ?? pages[0];
  return page && { route: page.route, version: versionOf(page) };
};
