import { inTime, loadScript } from '@dongne/pages';
import { ownedByRuntime } from '@dongne/platform';

const SCRIPT = 'https://cdn.channel.io/plugin/ch-plugin-web.js';
/** Time limit while the user waits for the chat. */
const LOAD_WITHIN_MS = 8_000;
const BOOT_WITHIN_MS = 8_000;

/** Used part of ChannelTalk's global; `q` queues calls until its script has loaded. */
interface ChannelIo {
  (...call: readonly unknown[]): void;
  q?: unknown[];
  c?: (call: readonly unknown[]) => void;
}

declare global {
  interface Window {
    ChannelIO?: ChannelIo;
  }
}

const createQueue = (): ChannelIo => {
  const queue: ChannelIo = (...call) => queue.c?.(call);
  const waiting: unknown[] = [];
  queue.q = waiting;
  queue.c = (call) => void waiting.push(call);
  return queue;
};

const boot = (pluginKey: string): Promise<void> =>
  new Promise((resolve, reject) => {
    // Anonymous: customers identify themselves if they like. Its own events would count pages with ids in them.
    const options = { pluginKey, language: 'ko', hideChannelButtonOnBoot: true, trackDefaultEvent: false };
    window.ChannelIO?.('boot', options, (failure: unknown) => {
      if (failure === null || failure === undefined) resolve();
      else reject(new Error('The chat did not start.'));
    });
  });

const chat = ownedByRuntime((): { started?: Promise<void> | undefined } => ({}));

const start = async (pluginKey: string): Promise<void> => {
  window.ChannelIO ??= createQueue();
  await loadScript(SCRIPT, LOAD_WITHIN_MS);
  await inTime(boot(pluginKey), BOOT_WITHIN_MS);
};

/**
 * Opens the chat; the first call loads its script.
 *
 * @throws when it does not load or start in time, or rejects the key; the next call retries.
 */
export const openChannelTalk = async (pluginKey: string): Promise<void> => {
  const state = chat();
  state.started ??= start(pluginKey);
  try {
    await state.started;
  } catch (failure) {
    state.started = undefined;
    delete window.ChannelIO;
    throw failure;
  }
  window.ChannelIO?.('showMessenger');
};
