import { bridge } from '@dongne/platform';

/** Time for a browser to read a saved picture; leaving the page frees it anyway. */
const READABLE_FOR_MS = 60_000;

const isRefusal = (thrown: unknown, name: string): boolean => thrown instanceof DOMException && thrown.name === name;

const download = (picture: File): void => {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = picture.name;
  link.click();
  // Delayed: iOS reads the picture only after its download sheet is confirmed.
  setTimeout(() => URL.revokeObjectURL(url), READABLE_FOR_MS);
};

/** Whether this browser can share files with other apps. */
const canShare = (picture: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [picture] });

/** Shares a picture where the browser can, and saves it otherwise. @returns the chosen way; `none` after a cancel. */
export const shareOrSavePicture = async (picture: File): Promise<'shared' | 'saved' | 'none'> => {
  if (canShare(picture)) {
    try {
      await navigator.share({ files: [picture] });
      return 'shared';
    } catch (thrown) {
      if (isRefusal(thrown, 'AbortError')) return 'none';
      // The user activation has expired or sharing is forbidden: falls back to saving.
      if (!isRefusal(thrown, 'NotAllowedError')) throw thrown;
    }
  }
  if (bridge.isNative) throw new Error('a webview saves no files');
  download(picture);
  return 'saved';
};
