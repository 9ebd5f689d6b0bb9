/** What the HTML says of the page that was opened, to search engines, messengers and whoever shares its address. */
const PAGE_METADATA = [
  'link[rel="canonical"]',
  'meta[name="description"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join();

/** Takes it back: of the page that the app has led on to it would not be true. */
export const removeHead = (): void => document.querySelectorAll(PAGE_METADATA).forEach((element) => element.remove());
