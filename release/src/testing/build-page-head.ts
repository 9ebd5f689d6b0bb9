import type { PageHead } from '../hosts/first-view/rendered-page';

/** Builds the metadata of a shop's page. */
export const buildPageHead = (over: Partial<PageHead> = {}): PageHead => ({
  title: '빨래연구소',
  description: '서울 강남구 삼성동 · 평점 4.8',
  canonical: '/laundry/3',
  picture: '/v1/app/nonMember/laundry/3/preview',
  structured: [{ '@context': 'https://schema.org', '@type': 'DryCleaningOrLaundry', name: '빨래연구소' }],
  ...over,
});
