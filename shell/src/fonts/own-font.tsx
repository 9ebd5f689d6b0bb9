import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The app's own font, from the next page on once its files have come: it never changes the letters of a page that somebody is
 * reading. Where the system's font is not as wide, that would move what is about to be pressed.
 */
export const OwnFont = (): null => {
  const { pathname } = useLocation();
  const isThere = useRef(false);
  useEffect(() => {
    if (isThere.current) document.documentElement.dataset['font'] = 'own';
  }, [pathname]);
  useEffect(() => {
    const fetchFiles = async (): Promise<void> => {
      const { fetchOwnFont } = await import('./own-font-files');
      await fetchOwnFont(document);
      isThere.current = true;
    };
    // Without it there is still the system's font.
    fetchFiles().catch(() => undefined);
  }, []);
  return null;
};
