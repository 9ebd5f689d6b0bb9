import type { CDPSession, Page } from 'playwright-core';

/** A request that a page has made. */
export interface PageRequest {
  readonly method: string;
  readonly url: string;
  /** `Script`, `Image`, …; a hint counts as what it is a hint for. */
  readonly kind: string;
  /** 1 is the page itself, 2 what its HTML names, 3 what such a script asks for, and so on. */
  readonly hop: number;
  /** Milliseconds after the page itself was asked for. */
  readonly startedAtMs: number;
  /** As sent, headers included; 0 until it has come. */
  bytes: number;
}

interface Initiator {
  readonly url?: string;
  readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
}

const EVENT_STREAM = '/v1/app/event-stream';
/** Sent so that it outlives the page: nobody hears of its end. */
const NOT_WAITED_FOR = '/v1/app/clientEvent';
const SECOND = 1_000;
const QUIET_MS = 700;
/** What was sent with a page that is gone may never say that it has come. */
const AT_MOST_MS = 30_000;

/** Everything that a page asks for, from now on. Pictures and styles written into the page itself are no requests. */
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
      if (!request.url.endsWith(NOT_WAITED_FOR)) this.#underWay.set(requestId, asked);
      this.#changedAt = performance.now();
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.#end(requestId, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId, 0));
  }

  /** Begins to listen; before the page is opened. */
  static async of(page: Page): Promise<PageTraffic> {
    const session = await page.context().newCDPSession(page);
    const traffic = new PageTraffic(session);
    await session.send('Network.enable');
    return traffic;
  }

  /** Waits until nothing has been under way for a while. Unlike Playwright's `networkidle` it waits for what is slow, and for no event stream. */
  async rests(): Promise<void> {
    const deadline = performance.now() + AT_MOST_MS;
    const isQuiet = (): boolean => this.#underWay.size === 0 && performance.now() - this.#changedAt > QUIET_MS;
    while (!isQuiet() && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 7));
  }

  /** One further than the furthest of the files whose code has asked; of what nobody is known to have asked for, the page itself. */
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
