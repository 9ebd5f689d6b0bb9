import { inTime, loadScript } from '@dongne/pages';
import { ownedByRuntime } from '@dongne/platform';

const SCRIPT = 'https://cdn.channel.io/plugin/ch-plugin-web.js';
/** Somebody waits for it with the finger still on the button. */
const LOAD_WITHIN_MS = 8_000;
const BOOT_WITHIN_MS = 8_000;

/** ChannelTalk's own function, the part of it that we use; `q` holds what is called before its script has come. */
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
    // Anonymous: the person says who they are, if they like. Its own events would count pages with ids in them.
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
 * Opens the chat; its script is fetched with the first one that is opened.
 *
 * @throws when it does not load or start in time, or refuses the key; the next call tries again.
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
