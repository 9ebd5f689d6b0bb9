import { useEffect } from 'react';

/** Applies the app's own font after the first view. The fallback is the system font with the same widths. */
export const OwnFont = (): null => {
  useEffect(() => {
    import('./own-font-files').then(({ applyOwnFont }) => applyOwnFont(document)).catch(() => undefined);
  }, []);
  return null;
};
