import type { LiveChange } from '@dongne/contract';

/** A member's open stream, as a test reads it. */
export interface StreamReader {
  readonly status: number;
  readonly headers: Headers;
  /** Everything that has come so far. */
  readonly text: () => string;
  /** The changes among it. */
  readonly changes: () => LiveChange[];
  /** The first change of a request, once it is there. @throws when the stream ends without it. */
  readonly changeOf: (applicationId: number) => Promise<LiveChange>;
  /** Resolves with everything that came when the other end has ended it. */
  readonly ended: Promise<string>;
  readonly close: () => void;
}

const changesIn = (text: string): LiveChange[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line): LiveChange => JSON.parse(line.slice('data: '.length)));

/** Opens the event stream of somebody at a server. */
export const readStream = async (origin: string, headers: Readonly<Record<string, string>>): Promise<StreamReader> => {
  const aborter = new AbortController();
  const answer = await fetch(`${origin}/v1/app/event-stream`, { headers, signal: aborter.signal });
  const decoder = new TextDecoder();
  let text = '';
  const waiting = new Set<() => void>();
  const read = async (): Promise<string> => {
    try {
      for await (const part of answer.body ?? []) {
        text += decoder.decode(part, { stream: true });
        for (const look of waiting) look();
      }
    } catch {
      // Cut off, by either end.
    }
    for (const look of waiting) look();
    return text;
  };
  let isOver = false;
  const ended = read().finally(() => (isOver = true));
  return {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    changes: () => changesIn(text),
    changeOf: (applicationId) =>
      new Promise((found, failed) => {
        const look = (): void => {
          const change = changesIn(text).find((each) => each.applicationId === applicationId);
          if (change === undefined) return;
          waiting.delete(look);
          found(change);
        };
        waiting.add(look);
        look();
        void ended.then(() => isOver && failed(new Error(`the stream ended:\n${text}`)));
      }),
    ended,
    close: () => aborter.abort(),
  };
};
