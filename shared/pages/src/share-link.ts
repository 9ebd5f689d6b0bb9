import { popups } from '@dongne/platform';
import { inTime } from './in-time';

/** Link to a page of this app. */
interface SharedLink {
  readonly title: string;
  /** Text before the address, where the receiving app shows it. */
  readonly text?: string;
  readonly path: string;
  /** Confirmation after copying, where the device cannot share. */
  readonly copied: string;
}

/** Some webviews never answer: then the text is shown for copying by hand. */
const CLIPBOARD_LIMIT_MS = 5_000;

const write = async (text: string, copied: string): Promise<void> => {
  await inTime(navigator.clipboard.writeText(text), CLIPBOARD_LIMIT_MS);
  popups.toast(copied);
};

/** Copies a text and shows `copied`; where copying is blocked, shows the text itself. */
export const copyText = async (text: string, copied: string): Promise<void> => {
  try {
    await write(text, copied);
  } catch {
    popups.toast(`복사하지 못했어요. ${text}`, { tone: 'error' });
  }
};

/** Shares a page's address by the device's share sheet, otherwise by copying it. */
export const shareLink = async ({ path, copied, ...what }: SharedLink): Promise<void> => {
  const { href: url } = new URL(path, window.location.origin);
  try {
    if (Reflect.has(navigator, 'share')) return await navigator.share({ ...what, url });
    await write(url, copied);
  } catch (thrown) {
    // Closed without a choice.
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
    popups.toast(`공유하지 못했어요. ${url}`, { tone: 'error' });
  }
};
