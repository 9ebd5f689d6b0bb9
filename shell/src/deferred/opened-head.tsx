import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What the HTML says of the page that was opened, to search engines, messengers and whoever shares its address. */
const SAID_OF_THE_PAGE = [
  'link[rel="canonical"]',
  'meta[name="description"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join();

/** Takes back what was said of the opened page once the app has led on: a browser's share menu would send its address. */
export const OpenedHead = () => {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname === opened.current) return;
    opened.current = '';
    document.querySelectorAll(SAID_OF_THE_PAGE).forEach((element) => element.remove());
  }, [pathname]);
  return null;
};
