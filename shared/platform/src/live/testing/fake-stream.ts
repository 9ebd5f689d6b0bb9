import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

/** An answer of the event stream's server. */
export interface FakeAnswer {
  readonly status?: number;
  readonly type?: string;
  /** What it sends at once. */
  readonly parts?: readonly string[];
  /** Whether it goes on after that; else it ends. */
  readonly isOpen?: boolean;
}

/** A stream that somebody has opened. */
export interface FakeOpened {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly send: (text: string) => void;
  readonly end: () => void;
  /** Whether its reader still reads. */
  readonly isRead: () => boolean;
}

/** What jsdom lacks of a browser, and a server behind it: `answer` says what the next call is answered. */
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
      if (stream === undefined) throw new Error('nobody has opened a stream');
      return stream;
    },
  };
};

/** An event as the server writes it. */
export const eventOf = (change: object): string => `data: ${JSON.stringify(change)}\n\n`;
