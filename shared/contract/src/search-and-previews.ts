/**
 * Ids of shops that one part of the list of all shops spans: with a page of reviews each, a site map of them stays below the 50,000
 * addresses that one may have.
 */
export const LISTED_SHOPS_PER_PART = 20_000;

/** Pictures that messengers and search engines show of a page, drawn by the server as PNG. */
export const PREVIEW_PICTURES = {
  /** Pixels. */
  width: 1_200,
  height: 630,
  /** Of every page that has none of its own. */
  general: '/v1/app/nonMember/preview',
  ofShop: (id: number): string => `/v1/app/nonMember/laundry/${id}/preview`,
} as const;
