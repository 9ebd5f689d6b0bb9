import { fork } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { PAGE_LIMIT_MS, withinLimit } from './within-limit';

/** Page for the browser process. */
export interface BrowserPage {
  readonly url: string;
  readonly html: string;
  readonly cookies: readonly string[];
}

const MESSAGE = v.object({ id: v.number(), errors: v.array(v.string()) });

/** Heap limit: each page evaluates the whole shell. */
const HEAP_MB = 512;

/** Starts a process that opens pages one after another in jsdom. */
const startProcess = () => {
  const child = fork(join(import.meta.dirname, 'browser-child.mjs'), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let waiting: { readonly id: number; readonly resolve: (errors: readonly string[]) => void } | undefined;
  const settle = (errors: readonly string[]): void => {
    waiting?.resolve(errors);
    waiting = undefined;
  };
  child.on('message', (value) => {
    const { success, output } = v.safeParse(MESSAGE, value);
    if (success && output.id === waiting?.id) settle(output.errors);
  });
  child.on('exit', () => settle(['it ended the process that rendered it']));
  let lastId = 0;
  const answer = (id: number): Promise<readonly string[]> =>
    new Promise((resolve) => {
      waiting = { id, resolve };
    });
  const ready = answer(lastId);
  return {
    get isOver() {
      return child.killed || !child.connected;
    },
    /** Opens a page. @returns what went wrong: nothing for a page that came to rest in time. */
    open: async (page: BrowserPage): Promise<readonly string[]> => {
      await ready;
      if (!child.connected) return ['it ended the process that rendered it'];
      lastId += 1;
      const opened = answer(lastId);
      child.send({ id: lastId, ...page });
      const errors = await withinLimit(child.pid, opened);
      if (errors !== undefined) return errors.value;
      child.kill('SIGKILL');
      return [`it did not come to rest within ${PAGE_LIMIT_MS / 1_000} s`];
    },
    end: (): void => void child.kill('SIGKILL'),
  };
};

/** Opens pages in jsdom, in a process of their own: one that loops or fills the memory takes no other with it. */
export const startBrowser = () => {
  let running = startProcess();
  return {
    open: (page: BrowserPage): Promise<readonly string[]> => {
      if (running.isOver) running = startProcess();
      return running.open(page);
    },
    end: (): void => running.end(),
  };
};
