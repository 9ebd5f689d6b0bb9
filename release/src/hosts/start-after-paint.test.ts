import { runInNewContext } from 'node:vm';
import { startAfterPaint, type Hint } from './start-after-paint';

const REGISTRY_FILE = '/shell/registry.0123456789abcdef.json';
const SCRIPTS = ['/shell/files/libraries.js', '/shell/files/shell.js'];
const REMOTE: Hint = { href: 'http://localhost:3001/remoteEntry.js', integrity: 'sha384-x', isForeign: true };
const EARLY_MS = 20;
const LATE_MS = 600;

interface Browser {
  /** Time at which the head's script runs, in ms since navigation start. */
  readonly now?: number;
  readonly visibilityState?: 'visible' | 'hidden';
  readonly saysWhenPainted?: boolean;
  /** Whether the first view's images have loaded at the first paint. */
  readonly hasPictures?: boolean;
}

/** Runs the head's script in a fake browser; records its requests. */
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

/** Largest first: the script that runs last. */
const ASKED = [...[...SCRIPTS].reverse(), REGISTRY_FILE, REMOTE.href].map((href) => `asks for ${href}`);
const STARTED = [...ASKED, ...SCRIPTS.map((src) => `runs ${src}`)];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the app of a server-rendered page', () => {
  it('is requested after the first paint', () => {
    const page = open();
    page.isParsed();
    expect(page.asked).toEqual([]);
    page.isPainted();
    expect(page.asked).toEqual(STARTED);
  });

  it('is requested early on a slow network and runs after the paint', () => {
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

  it('waits briefly for the images of the first view', () => {
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
    ['a hidden tab', { visibilityState: 'hidden' }],
    ['a browser without paint timing', { saysWhenPainted: false }],
  ])('starts with the document in %s', (_case, browser) => {
    const page = open(browser);
    expect(page.asked).toEqual([]);
    page.isParsed();
    expect(page.asked).toEqual(STARTED);
  });

  it('starts once after half a second without a paint', () => {
    const page = open();
    page.isParsed();
    jest.advanceTimersByTime(500);
    page.isPainted();
    page.isLoaded();
    expect(page.asked).toEqual(STARTED);
  });

  it('cannot close its script element', () => {
    expect(startAfterPaint(REGISTRY_FILE, ['</script><script>alert(1)</script>'], [])).not.toContain('</script>');
  });
});
