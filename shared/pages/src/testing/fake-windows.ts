import { CARD_WINDOW } from '@dongne/contract';

/** Browser windows as whoever opens them sees them. */
interface FakeWindows {
  /** Where each was opened, in order. */
  readonly paths: string[];
  /** What each is known by, in order. */
  readonly sids: readonly string[];
  /** The browser opens none any more. */
  block(): void;
  /** The person closes the one that was opened last. */
  closeLast(): void;
}

const SID_BYTES = 20;

/** Puts windows and names of their own in place of the browser's; `jest.restoreAllMocks` takes them away again. */
export const fakeWindows = (): FakeWindows => {
  // The same order of things, without the waiting.
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
