import { isRecord } from '@dongne/contract';
import { sessionAtom, type PlatformRuntime } from '@dongne/platform';

/** Inputs of a server-rendered page: the browser hydrates it only when it would render from the same inputs. */
export interface RenderedView {
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
  /** Member whom the page was rendered for; `null` for a visitor. */
  readonly userId: number | null;
  /** Remote that owns the page, as `mf_laundry@1.4.0-3f2a`; `null` for a page of the shell. */
  readonly remote: string | null;
  /** Cached HTML: its data is fetched again. */
  readonly isStale?: boolean;
  /** Title of the app bar that the page has set. */
  readonly title: string | undefined;
  /** Query cache: key, response, and time of the read in milliseconds since 1970. */
  readonly queries: readonly (readonly [key: readonly unknown[], answer: unknown, at: number])[];
}

/** Id of the element that holds the JSON. */
const VIEW_ELEMENT_ID = 'drawn';

const isRenderedView = (value: unknown): value is RenderedView =>
  isRecord(value) && typeof value['now'] === 'number' && Array.isArray(value['queries']);

/** Reads the inputs from the HTML; `undefined` for a page that the server has not rendered. */
export const readRenderedView = (page: Document): RenderedView | undefined => {
  try {
    const value: unknown = JSON.parse(page.getElementById(VIEW_ELEMENT_ID)?.textContent ?? 'null');
    return isRenderedView(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Current viewer, as `RenderedView` names them. */
export const viewerOf = ({ store }: PlatformRuntime): number | null | undefined => {
  const session = store.get(sessionAtom);
  return session.state === 'member' ? session.user?.userId : null;
};
