import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Removes the opened page's metadata after the first navigation: a browser's share menu would send the old address. */
export const OpenedHead = () => {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    // A blocked script leaves the old metadata in place.
    if (pathname !== opened.current) import('./remove-head').then((head) => head.removeHead()).catch(() => undefined);
  }, [pathname]);
  return null;
};
