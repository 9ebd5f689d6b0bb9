import type { FirstRead } from '@dongne/contract';
import type { Capability } from './partner/capabilities';

/** Who may open a route. A visitor on a `member` route is sent to login with the way back. */
export type RouteAccess = 'public' | 'member';

/**
 * The frame around a page; product specification §2.
 * `home`: a tab, with the tab bar. `default`: one reads or chooses. `detail`: about one thing, with its action at the
 * bottom. `side`: beside the way, opened from the right of a bar; comes from the side. `closeable`: over the app, left by
 * 닫기; comes from below. `none`: a window of its own, no bars. `error`: the error page; back is blocked.
 */
export type RouteLayout = 'home' | 'default' | 'detail' | 'side' | 'closeable' | 'none' | 'error';

/** What stands in the app bar before the page itself says otherwise through `useAppBar`. */
export interface RouteBar {
  readonly left: 'back' | 'close' | 'step-back' | 'none';
  readonly title?: string;
  readonly right?: 'home' | 'map';
}

/** One route as plain data: the shell guards it and draws its bar before a byte of the remote has loaded. */
export interface RouteEntry {
  /** React-router pattern, absolute: `/usage/:id/modify`. */
  readonly path: string;
  readonly access: RouteAccess;
  readonly layout: RouteLayout;
  /** `null`: no bar. */
  readonly bar: RouteBar | null;
  /** What the page is called in the browser's tab and history, and among all pages of the web, where its bar says less or there is none. */
  readonly title?: string;
  /** What its first view reads: the HTML starts these before a script has come, and links before they are let go. */
  readonly firstReads?: readonly FirstRead[];
  /**
   * What search engines are told of a public page: `hidden`, nobody looks for it; `alias`, the page has another address, which its
   * head names. Without it the page is listed. Read by the host alone.
   */
  readonly search?: 'hidden' | 'alias';
  /** The part of the product that a partner programme may take away with this route; a direct visit is told so. Ruling on partner id 1. */
  readonly needs?: Capability;
}

/** A package's table of contents (`src/route-table.ts`). Publishing copies it into the registry. */
export type RouteTable = readonly RouteEntry[];

/** One route of a remote. */
export interface RemoteRoute extends RouteEntry {
  /**
   * The module of its page as `src/routes.tsx` imports it, without `./`: `request-detail/request-detail-page`. Publishing
   * looks up the page's scripts by it, so that the HTML can hint them.
   */
  readonly page: string;
}

/** A remote's table of contents. */
export type RemoteRouteTable = readonly RemoteRoute[];
