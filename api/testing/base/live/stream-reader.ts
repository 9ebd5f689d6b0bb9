import type { LiveChange } from '@dongne/contract';

/** Open stream of a member in tests. */
export interface StreamReader {
  readonly status: number;
  readonly headers: Headers;
  /** All text received so far. */
  readonly text: () => string;
  /** Changes received so far. */
  readonly changes: () => LiveChange[];
  /** Resolves with the first change of a request. @throws when the stream ends without it. */
  readonly changeOf: (applicationId: number) => Promise<LiveChange>;
  /** Resolves with all received text when the server has ended the stream. */
  readonly ended: Promise<string>;
  readonly close: () => void;
}

const changesIn = (text: string): LiveChange[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line): LiveChange => JSON.parse(line.slice('data: '.length)));

/** Opens the event stream of a user at a server. */
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
      // Disconnected by either side.
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
