import { CARD_WINDOW } from '@dongne/contract';

/** Fake browser windows. */
interface FakeWindows {
  /** Opened paths, in order. */
  readonly paths: string[];
  /** Session ids, in order. */
  readonly sids: readonly string[];
  /** Makes the browser block further windows. */
  block(): void;
  /** Closes the last opened window. */
  closeLast(): void;
}

const SID_BYTES = 20;

/** Replaces the browser's windows and session ids; `jest.restoreAllMocks` restores them. */
export const fakeWindows = (): FakeWindows => {
  // Shortens the intervals without changing their order.
  Object.assign(CARD_WINDOW, { closedPollMs: 5, graceMs: 10, askAgainMs: 30 });
  const paths: string[] = [];
  const closers: (() => void)[] = [];
  let isBlocked = false;
  let names = 0;
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    names += 1;
    if (bytes instanceof Uint8Array) bytes.fill(names);
    return bytes;
  });
  jest.spyOn(window, 'open').mockImplementation((path) => {
    if (isBlocked) return null;
    const frame = document.body.appendChild(document.createElement('iframe'));
    const popup = frame.contentWindow;
    if (popup === null) return null;
    let isClosed = false;
    Object.defineProperty(popup, 'closed', { get: () => isClosed });
    closers.push(() => (isClosed = true));
    paths.push(String(path));
    return popup;
  });
  return {
    paths,
    sids: [1, 2, 3].map((name) => `0${name}`.repeat(SID_BYTES)),
    block: () => (isBlocked = true),
    closeLast: () => closers.at(-1)?.(),
  };
};
