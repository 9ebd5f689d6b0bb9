import { popups } from '@dongne/platform';
import { inTime } from './in-time';

/** A page of this app for somebody else. */
interface SharedLink {
  readonly title: string;
  /** What goes before the address, where the other side shows it. */
  readonly text?: string;
  readonly path: string;
  /** What is said once the address was copied, where the device cannot share. */
  readonly copied: string;
}

/** Some webviews never answer; then the text is shown, to be copied by hand. */
const CLIPBOARD_LIMIT_MS = 5_000;

const write = async (text: string, copied: string): Promise<void> => {
  await inTime(navigator.clipboard.writeText(text), CLIPBOARD_LIMIT_MS);
  popups.toast(copied);
};

/** Copies a text, says `copied`, and where nothing may be copied shows the text itself. */
export const copyText = async (text: string, copied: string): Promise<void> => {
  try {
    await write(text, copied);
  } catch {
    popups.toast(`복사하지 못했어요. ${text}`, { tone: 'error' });
  }
};

/** Hands a page's address on by what the device has for that, else by copying it. */
export const shareLink = async ({ path, copied, ...what }: SharedLink): Promise<void> => {
  const { href: url } = new URL(path, window.location.origin);
  try {
    if (Reflect.has(navigator, 'share')) return await navigator.share({ ...what, url });
    await write(url, copied);
  } catch (thrown) {
    // Closed without choosing anybody.
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
    popups.toast(`공유하지 못했어요. ${url}`, { tone: 'error' });
  }
};
