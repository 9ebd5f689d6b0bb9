/**
 * What search engines may read: every page, and what its browser reads for visitors and its pictures; nothing else of the API.
 * Pages that nobody should list say so themselves, which is only heard where they may be read.
 */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /v1/app/nonMember/',
    'Disallow: /v1/',
    'Disallow: /sandbox',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
