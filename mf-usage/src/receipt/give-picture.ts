import { bridge } from '@dongne/platform';

/** How long a browser may take to read a picture that is saved; leaving the page frees it anyway. */
const READABLE_FOR_MS = 60_000;

const isRefusal = (thrown: unknown, name: string): boolean => thrown instanceof DOMException && thrown.name === name;

const download = (picture: File): void => {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = picture.name;
  link.click();
  // Not at once: iOS reads the picture only after its download sheet is confirmed.
  setTimeout(() => URL.revokeObjectURL(url), READABLE_FOR_MS);
};

/** Whether this browser hands files to other apps. */
const canShare = (picture: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [picture] });

/** Hands a picture to another app where the browser can, and saves it otherwise. @returns which of them was done; `none` when it was given up. */
export const givePicture = async (picture: File): Promise<'shared' | 'saved' | 'none'> => {
  if (canShare(picture)) {
    try {
      await navigator.share({ files: [picture] });
      return 'shared';
    } catch (thrown) {
      if (isRefusal(thrown, 'AbortError')) return 'none';
      // Too long after the press, or forbidden here: then it is saved.
      if (!isRefusal(thrown, 'NotAllowedError')) throw thrown;
    }
  }
  if (bridge.isNative) throw new Error('a webview saves no files');
  download(picture);
  return 'saved';
};
