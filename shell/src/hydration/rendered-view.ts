import { sessionAtom, type PlatformRuntime } from '@dongne/platform';
import { isRecord } from '../registry/registry';

/** What the server has drawn a page from: the browser takes the page over only when it would draw it from the same. */
export interface RenderedView {
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
  /** Whose page it is; `null` is a visitor's. */
  readonly userId: number | null;
  /** The remote whose page it is, as `mf_laundry@1.4.0-3f2a`; `null` is a page of the shell. */
  readonly remote: string | null;
  /** It was drawn a moment ago: what it shows is read again. */
  readonly isStale?: boolean;
  /** The bar's title that the page has found out. */
  readonly title: string | undefined;
  /** What was read: key, answer, and when, in milliseconds since 1970. */
  readonly queries: readonly (readonly [key: readonly unknown[], answer: unknown, at: number])[];
}

/** The element in which the page says so. */
const VIEW_ELEMENT_ID = 'drawn';

const isRenderedView = (value: unknown): value is RenderedView =>
  isRecord(value) && typeof value['now'] === 'number' && Array.isArray(value['queries']);

/** What the page came with; `undefined` when nobody has drawn it. */
export const readRenderedView = (page: Document): RenderedView | undefined => {
  try {
    const value: unknown = JSON.parse(page.getElementById(VIEW_ELEMENT_ID)?.textContent ?? 'null');
    return isRenderedView(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Who is here, as a drawn page names them. */
export const viewerOf = ({ store }: PlatformRuntime): number | null | undefined => {
  const session = store.get(sessionAtom);
  return session.state === 'member' ? session.user?.userId : null;
};
