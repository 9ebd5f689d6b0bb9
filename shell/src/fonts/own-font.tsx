import { useEffect } from 'react';

/** The app's own font, once the first view is done. Until then, and without it, there is the system's, which is as wide. */
export const OwnFont = (): null => {
  useEffect(() => {
    import('./own-font-files').then(({ applyOwnFont }) => applyOwnFont(document)).catch(() => undefined);
  }, []);
  return null;
};
