/** Metadata of the opened page for search engines, messengers and share menus. */
const PAGE_METADATA = [
  'link[rel="canonical"]',
  'meta[name="description"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join();

/** Removes the metadata, which is wrong for every page but the opened one. */
export const removeHead = (): void => document.querySelectorAll(PAGE_METADATA).forEach((element) => element.remove());
