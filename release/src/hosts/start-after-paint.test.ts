import { runInNewContext } from 'node:vm';
import { startAfterPaint, type Hint } from './start-after-paint';

const REGISTRY_FILE = '/shell/registry.0123456789abcdef.json';
const SCRIPTS = ['/shell/files/libraries.js', '/shell/files/shell.js'];
const REMOTE: Hint = { href: 'http://localhost:3001/remoteEntry.js', integrity: 'sha384-x', isForeign: true };
const EARLY_MS = 20;
const LATE_MS = 600;

interface Browser {
  /** When the head's script runs, in ms from the start of the visit. */
  readonly now?: number;
  readonly visibilityState?: 'visible' | 'hidden';
  readonly saysWhenPainted?: boolean;
  /** Whether the first view's pictures are there as soon as it is painted. */
  readonly hasPictures?: boolean;
}

/** A page whose head has run, in a browser of this kind; what it asks for, and what happens next in it. */
const open = ({
  now = EARLY_MS,
  visibilityState = 'visible',
  saysWhenPainted = true,
  hasPictures = true,
}: Browser = {}) => {
  const asked: string[] = [];
  const whenParsed: (() => void)[] = [];
  const whenLoaded: (() => void)[] = [];
  let paint = (): void => undefined;
  class PerformanceObserver {
    static readonly supportedEntryTypes = saysWhenPainted ? ['paint'] : [];
    constructor(private readonly hear: () => void) {}
    observe(): void {
      paint = this.hear;
    }
  }
  let hearParser = (): void => undefined;
  class MutationObserver {
    constructor(hear: () => void) {
      hearParser = hear;
    }
    observe(): void {}
    disconnect(): void {
      hearParser = () => undefined;
    }
  }
  let root: object | null = null;
  const document = {
    getElementById: () => root,
    currentScript: { nonce: 'n' },
    visibilityState,
    readyState: hasPictures ? 'complete' : 'interactive',
    head: {
      appendChild: (element: { rel?: string; href?: string; src?: string }) => {
        asked.push(element.rel === 'preload' ? `asks for ${element.href}` : `runs ${element.src}`);
      },
    },
    createElement: () => ({}),
    addEventListener: (_type: string, listener: () => void) => whenParsed.push(listener),
  };
  const window = { addEventListener: (_type: string, listener: () => void) => whenLoaded.push(listener) };
  runInNewContext(startAfterPaint(REGISTRY_FILE, SCRIPTS, [REMOTE]), {
    document,
    window,
    performance: { now: () => now },
    setTimeout,
    PerformanceObserver,
    MutationObserver,
  });
  const all = (listeners: (() => void)[]) => () => listeners.forEach((listener) => listener());
  const meets = (met: object | null): void => {
    root = met;
    hearParser();
  };
  return { asked, meets, isParsed: all(whenParsed), isPainted: () => paint(), isLoaded: all(whenLoaded) };
};

/** The largest first, which is what runs last. */
const ASKED = [...[...SCRIPTS].reverse(), REGISTRY_FILE, REMOTE.href].map((href) => `asks for ${href}`);
const STARTED = [...ASKED, ...SCRIPTS.map((src) => `runs ${src}`)];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the app of a page that was drawn', () => {
  it('is asked for once what is seen is on the screen', () => {
    const page = open();
    page.isParsed();
    expect(page.asked).toEqual([]);
    page.isPainted();
    expect(page.asked).toEqual(STARTED);
  });

  it('is asked for over a slow network once the parser has met what is seen, and runs no earlier', () => {
    const page = open({ now: LATE_MS });
    page.meets(null);
    expect(page.asked).toEqual([]);
    page.meets({});
    page.meets({});
    expect(page.asked).toEqual(ASKED);
    page.isParsed();
    page.isPainted();
    expect(page.asked).toEqual(STARTED);
  });

  it('lets the pictures of what is seen come first, for a moment', () => {
    const page = open({ hasPictures: false });
    page.isParsed();
    page.isPainted();
    expect(page.asked).toEqual([]);
    page.isLoaded();
    expect(page.asked).toEqual(STARTED);

    const slow = open({ hasPictures: false });
    slow.isParsed();
    slow.isPainted();
    jest.advanceTimersByTime(100);
    expect(slow.asked).toEqual(STARTED);
  });

  it.each<[string, Browser]>([
    ['a tab that nobody looks at', { visibilityState: 'hidden' }],
    ['a browser that does not say when it has painted', { saysWhenPainted: false }],
  ])('starts with the document in %s', (_case, browser) => {
    const page = open(browser);
    expect(page.asked).toEqual([]);
    page.isParsed();
    expect(page.asked).toEqual(STARTED);
  });

  it('starts without a paint after half a second, and once', () => {
    const page = open();
    page.isParsed();
    jest.advanceTimersByTime(500);
    page.isPainted();
    page.isLoaded();
    expect(page.asked).toEqual(STARTED);
  });

  it('cannot leave its script', () => {
    expect(startAfterPaint(REGISTRY_FILE, ['</script><script>alert(1)</script>'], [])).not.toContain('</script>');
  });
});
