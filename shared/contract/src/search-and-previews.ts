/** Range of shop ids per sitemap: with a page of reviews each, it stays below the limit of 50,000 addresses. */
export const LISTED_SHOPS_PER_PART = 20_000;

/** Preview pictures for messengers and search engines, rendered by the server as PNG. */
export const PREVIEW_PICTURES = {
  /** Pixels. */
  width: 1_200,
  height: 630,
  /** Default for pages without a picture of their own. */
  general: '/v1/app/nonMember/preview',
  ofShop: (id: number): string => `/v1/app/nonMember/laundry/${id}/preview`,
} as const;
