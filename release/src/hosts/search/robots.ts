/**
 * Renders robots.txt: allows every page and what it loads for visitors, and no other API path. Pages that must not be
 * indexed say so in a meta tag, which crawlers only see when they may load the page.
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
