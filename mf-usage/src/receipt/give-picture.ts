import { bridge } from '@dongne/platform';

const isRefusal = (thrown: unknown, name: string): boolean => thrown instanceof DOMException && thrown.name === name;

const download = (picture: File): void => {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = picture.name;
  link.click();
  // The browser has taken what it needs by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
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
