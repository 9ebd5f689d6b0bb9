import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

/** Response of the stream's server. */
export interface FakeAnswer {
  readonly status?: number;
  readonly type?: string;
  /** Chunks that are sent at once. */
  readonly parts?: readonly string[];
  /** Whether it stays open afterwards. */
  readonly isOpen?: boolean;
}

/** Opened stream. */
export interface FakeOpened {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly send: (text: string) => void;
  readonly end: () => void;
  /** Whether it is still being read. */
  readonly isRead: () => boolean;
}

/** Fakes streaming `fetch`, which jsdom lacks, with a server: `answer` sets the next response. */
export const fakeStreamServer = () => {
  const opened: FakeOpened[] = [];
  let answer: () => FakeAnswer | 'no answer' = () => ({ parts: [': open\n\n'], isOpen: true });

  const fetch = async (url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
    const given = answer();
    if (given === 'no answer') throw new TypeError('Failed to fetch');
    const { status = 200, type = 'text/event-stream; charset=utf-8', parts = [], isOpen = false } = given;
    const encoder = new TextEncoder();
    let isRead = isOpen;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = (text: string): void => controller.enqueue(encoder.encode(text));
        const end = (): void => {
          isRead = false;
          controller.close();
        };
        opened.push({ url, headers, send, end, isRead: () => isRead });
        for (const part of parts) send(part);
        if (!isOpen) return controller.close();
        signal.addEventListener('abort', () => {
          if (isRead) controller.error(new Error('aborted'));
          isRead = false;
        });
      },
    });
    return { ok: status < 300, status, headers: new Headers({ 'content-type': type }), body };
  };

  Object.assign(window, { fetch, TextDecoder });
  return {
    opened,
    answerWith: (next: typeof answer): void => void (answer = next),
    last: (): FakeOpened => {
      const stream = opened.at(-1);
      if (stream === undefined) throw new Error('no stream was opened');
      return stream;
    },
  };
};

/** Formats an event as the server does. */
export const eventOf = (change: object): string => `data: ${JSON.stringify(change)}\n\n`;
