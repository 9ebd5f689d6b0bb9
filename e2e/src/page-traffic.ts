import type { CDPSession, Page } from 'playwright-core';

/** Request of a page. */
export interface PageRequest {
  readonly method: string;
  readonly url: string;
  /** `Script`, `Image`, …; a preload counts as its target. */
  readonly kind: string;
  /** Depth of the dependency chain: 1 is the page, 2 what its HTML names, 3 what such a script requests, and so on. */
  readonly hop: number;
  /** Milliseconds since the request of the page. */
  readonly startedAtMs: number;
  /** Transfer size with headers; 0 until it has finished. */
  bytes: number;
}

interface Initiator {
  readonly url?: string;
  readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
}

const EVENT_STREAM = '/v1/app/event-stream';
/** Beacon that outlives the page and never reports its end. */
const BEACON = '/v1/app/clientEvent';
const SECOND = 1_000;
const QUIET_MS = 700;
/** Maximum wait: a request of a page that was left may never report its end. */
const AT_MOST_MS = 30_000;

/** Records all requests of a page, without inline images and styles. */
export class PageTraffic {
  readonly requests: PageRequest[] = [];
  readonly #underWay = new Map<string, PageRequest>();
  #began = 0;
  #changedAt = performance.now();

  private constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator, timestamp }) => {
      if (request.url.startsWith('data:') || request.url.endsWith(EVENT_STREAM)) return;
      if (this.requests.length === 0) this.#began = timestamp;
      const asked = {
        method: request.method,
        url: request.url,
        kind: type,
        hop: this.#hopAfter(initiator),
        startedAtMs: (timestamp - this.#began) * SECOND,
        bytes: 0,
      };
      this.requests.push(asked);
      if (!request.url.endsWith(BEACON)) this.#underWay.set(requestId, asked);
      this.#changedAt = performance.now();
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.#end(requestId, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId, 0));
  }

  /** Starts recording; call it before the page is opened. */
  static async of(page: Page): Promise<PageTraffic> {
    const session = await page.context().newCDPSession(page);
    const traffic = new PageTraffic(session);
    await session.send('Network.enable');
    return traffic;
  }

  /**
   * Waits until the network has been idle for a while. Unlike Playwright's `networkidle` it waits for slow requests and
   * ignores event streams.
   */
  async rests(): Promise<void> {
    const deadline = performance.now() + AT_MOST_MS;
    const isQuiet = (): boolean => this.#underWay.size === 0 && performance.now() - this.#changedAt > QUIET_MS;
    while (!isQuiet() && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 7));
  }

  /** Depth of a request: one more than the deepest file in its stack; without a stack, one more than the page. */
  #hopAfter({ url, stack }: Initiator): number {
    const causes = new Set([url, ...(stack?.callFrames ?? []).map((frame) => frame.url)]);
    const hops = this.requests.filter((known) => causes.has(known.url)).map(({ hop }) => hop);
    return 1 + Math.max(Math.min(1, this.requests.length), ...hops);
  }

  #end(requestId: string, bytes: number): void {
    const asked = this.#underWay.get(requestId);
    if (asked === undefined) return;
    asked.bytes = bytes;
    this.#underWay.delete(requestId);
    this.#changedAt = performance.now();
  }
}
