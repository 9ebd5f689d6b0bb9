import { BRAND } from '@dongne/contract';
import type { PageHeads } from '@dongne/platform';

/** Metadata of the shell's own pages for search engines. */
export const pageHeads: PageHeads = {
  '/': ({ address }) => ({
    description: `${BRAND.tagline}. 우리 동네 세탁소가 수거하고, 금액을 승인받은 뒤 세탁해 문 앞까지 가져다 드려요.`,
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: BRAND.name,
        url: address('/'),
        inLanguage: 'ko-KR',
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: address('/laundry/list?q={search_term_string}') },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: BRAND.name,
        url: address('/'),
        contactPoint: {
          '@type': 'ContactPoint',
          telephone: `+82-${BRAND.supportPhone}`,
          contactType: 'customer service',
        },
      },
    ],
  }),
};
