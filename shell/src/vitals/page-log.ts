import { ownedByRuntime, runtime, type TrackedEvent } from '@dongne/platform';
import { nameAtVersion } from '../health/remote-reports';
import { runningVersion } from '../health/running-versions';
import { newestAtom } from '../registry/registry-in-use';
import { routeOfPath } from '../registry/route-of-path';
import { openedPages } from '../analytics/opened-pages';

/** Which page it is, and whose. */
export interface MeasuredPage {
  readonly route: string;
  /** The package whose page it is with the version that really ran, `mf_laundry@1.4.0-3f2a9c01`. */
  readonly version: string;
}

interface OpenedPage {
  /** Milliseconds since the document began, as the browser's entries count. */
  readonly from: number;
  readonly route: string;
  readonly remote: string | undefined;
  /** There once another page was opened: what is loaded later is not what this one was. */
  left?: string;
}

const log = ownedByRuntime((): OpenedPage[] => []);

/** The version of the shell that the page's HTML names; without one it is somebody's own machine. */
export const shellVersion = (): string =>
  nameAtVersion('shell', document.querySelector('meta[name="shell"]')?.getAttribute('content') ?? 'local');

const versionOf = ({ remote, left }: OpenedPage): string =>
  left ?? (remote === undefined ? shellVersion() : nameAtVersion(remote, runningVersion(remote) ?? 'none'));

const note = ({ at, properties }: TrackedEvent): void => {
  const pages = log();
  const last = pages.at(-1);
  if (last !== undefined) last.left = versionOf(last);
  const registry = runtime().store.get(newestAtom) ?? [];
  // A screen is a route's pattern, but for the one event that has a name of its own.
  const owned = routeOfPath(registry, String(properties['screen']));
  pages.push({ from: at - performance.timeOrigin, route: owned?.entry.path ?? '*', remote: owned?.remote?.name });
};

/** Follows which page is shown, those before it included. */
export const followPages = (): void => {
  const pages = openedPages();
  pages.opened.splice(0).forEach(note);
  pages.onOpen = note;
};

/** The page that was shown at a time of the document; before any page was, the first one. */
export const pageAt = (time: number): MeasuredPage | undefined => {
  const pages = log();
  const page = [...pages].reverse().find(({ from }) => from <= time) ?? pages[0];
  return page && { route: page.route, version: versionOf(page) };
};
