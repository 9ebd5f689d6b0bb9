import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Takes back what the HTML says of the opened page once the app has led on: a browser's share menu would send its address. */
export const OpenedHead = () => {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    // One that is blocked leaves what was said.
    if (pathname !== opened.current) import('./remove-head').then((head) => head.removeHead()).catch(() => undefined);
  }, [pathname]);
  return null;
};
