import { bridge } from '@dongne/platform';

/** Time for a browser to read a saved file; leaving the page frees it anyway. */
const READABLE_FOR_MS = 60_000;

const isRefusal = (thrown: unknown, name: string): boolean => thrown instanceof DOMException && thrown.name === name;

const download = (file: File): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Delayed: iOS reads the file only after its download sheet is confirmed.
  setTimeout(() => URL.revokeObjectURL(url), READABLE_FOR_MS);
};

/** Whether this browser can share files with other apps. */
const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Shares a file where the browser can, and saves it otherwise. @returns the chosen way; `none` after a cancel. */
export const shareOrSaveFile = async (file: File): Promise<'shared' | 'saved' | 'none'> => {
  if (canShare(file)) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (thrown) {
      if (isRefusal(thrown, 'AbortError')) return 'none';
      // The user activation has expired or sharing is forbidden: falls back to saving.
      if (!isRefusal(thrown, 'NotAllowedError')) throw thrown;
    }
  }
  if (bridge.isNative) throw new Error('a webview saves no files');
  download(file);
  return 'saved';
};
