import type { FirstRead } from '@dongne/contract';
import type { Capability } from './partner/capabilities';

/** Access to a route. A visitor on a `member` route is redirected to login with the return path. */
export type RouteAccess = 'public' | 'member';

/**
 * Layout around a page; product specification §2.
 * `home`: a tab, with the tab bar. `default`: reading or choosing. `detail`: one item, with its action at the bottom.
 * `side`: opened from the right of a bar; slides in from the side. `closeable`: over the app, closed by 닫기; slides in
 * from below. `none`: no bars. `error`: the error page; back is blocked.
 */
export type RouteLayout = 'home' | 'default' | 'detail' | 'side' | 'closeable' | 'none' | 'error';

/** App bar of a route, unless the page overrides it by `useAppBar`. */
export interface RouteBar {
  readonly left: 'back' | 'close' | 'step-back' | 'none';
  readonly title?: string;
  readonly right?: 'home' | 'map';
}

/** Route as plain data: the shell guards it and renders its bar before any byte of the remote has loaded. */
export interface RouteEntry {
  /** React-router pattern, absolute: `/usage/:id/modify`. */
  readonly path: string;
  readonly access: RouteAccess;
  readonly layout: RouteLayout;
  /** `null`: no bar. */
  readonly bar: RouteBar | null;
  /** Title for the document, history and search engines, if the bar has none or a shorter one. */
  readonly title?: string;
  /** Reads of its first view: the HTML starts these before any script, and links on pointer down. */
  readonly firstReads?: readonly FirstRead[];
  /**
   * Visibility of a public page to search engines: `hidden` is not indexed; `alias` has a canonical address in its
   * metadata. By default it is listed. Read by the host only.
   */
  readonly search?: 'hidden' | 'alias';
  /**
   * Page of a window that the app opens and that visits pages of others, such as a card provider's: it keeps its
   * opener. Read by the host only.
   */
  readonly isWindow?: true;
  /**
   * Part of the product that a partner programme may exclude together with this route; a direct visit shows a message.
   * Ruling on partner id 1.
   */
  readonly needs?: Capability;
}

/** Routes of a package (`src/route-table.ts`). Publishing copies them into the registry. */
export type RouteTable = readonly RouteEntry[];

/** Route of a remote. */
export interface RemoteRoute extends RouteEntry {
  /**
   * Module of its page as `src/routes.tsx` imports it, without `./`: `request-detail/request-detail-page`. Publishing
   * looks up the page's scripts by it, so that the HTML can preload them.
   */
  readonly page: string;
}

/** Routes of a remote. */
export type RemoteRouteTable = readonly RemoteRoute[];
