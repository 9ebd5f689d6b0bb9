/** What the HTML says of the page that was opened, to search engines, messengers and whoever shares its address. */
const SAID_OF_THE_PAGE = [
  'link[rel="canonical"]',
  'meta[name="description"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join();

/** Takes it back: of the page that the app has led on to it would not be true. */
export const takeBackHead = (): void =>
  document.querySelectorAll(SAID_OF_THE_PAGE).forEach((element) => element.remove());
