import { withoutNotice, type Notice } from '../registry/notices';
import type { ReleaseStore } from '../store/disk-store';
import type { Notify } from './notify';

/** Age from which a notice is left over: its judge was killed, or the webhook was away. */
const LEFT_AFTER_MS = 2 * 60_000;
/** Age from which a notice is no longer news. */
const OLD_AFTER_MS = 24 * 3_600_000;

type Store = Pick<ReleaseStore, 'readRegistry' | 'changeRegistry'>;

/** Sends a notice and forgets it. @returns why it was not sent. */
export const sendNotice = async (store: Store, notify: Notify, notice: Notice): Promise<string | undefined> => {
  const failure = await notify(notice);
  if (failure === undefined) await store.changeRegistry((registry) => withoutNotice(registry, notice));
  return failure;
};

/**
 * Sends what other judges have left over, oldest first, until one cannot be sent; forgets what is older than a day.
 *
 * @returns why one was not sent.
 */
export const sendLeftNotices = async (store: Store, notify: Notify, nowMs: number): Promise<string | undefined> => {
  const { notices = [] } = await store.readRegistry();
  for (const notice of notices) {
    const ageMs = nowMs - Date.parse(notice.at);
    if (ageMs < LEFT_AFTER_MS) continue;
    const failure = ageMs > OLD_AFTER_MS ? undefined : await notify(notice);
    if (failure !== undefined) return failure;
    await store.changeRegistry((registry) => withoutNotice(registry, notice));
  }
  return undefined;
};
