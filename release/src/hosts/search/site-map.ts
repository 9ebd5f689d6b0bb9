/** An address of the site, and when what stands there has last changed. */
export interface MapEntry {
  /** From the slash on. */
  readonly path: string;
  /** ISO 8601; unknown of pages that are built and not written. */
  readonly changedAt?: string | undefined;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

const entryOf = (name: 'sitemap' | 'url', origin: string, { path, changedAt }: MapEntry): string => {
  const changed = changedAt === undefined ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`;
  return `<${name}><loc>${escaped(origin + path)}</loc>${changed}</${name}>`;
};

/** A site map: addresses, at most 50,000. */
export const siteMap = (origin: string, entries: readonly MapEntry[]): string =>
  `${HEAD}\n<urlset ${SCHEMA}>\n${entries.map((entry) => entryOf('url', origin, entry)).join('\n')}\n</urlset>\n`;

/** What names several site maps. */
export const siteMapIndex = (origin: string, paths: readonly string[]): string =>
  `${HEAD}\n<sitemapindex ${SCHEMA}>\n${paths.map((path) => entryOf('sitemap', origin, { path })).join('\n')}\n</sitemapindex>\n`;
