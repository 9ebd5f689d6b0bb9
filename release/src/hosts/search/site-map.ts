/** URL of the site with its last change. */
export interface MapEntry {
  /** Path with its leading slash. */
  readonly path: string;
  /** ISO 8601; `undefined` for pages that are not content. */
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

/** Renders a site map of at most 50,000 URLs. */
export const siteMap = (origin: string, entries: readonly MapEntry[]): string =>
  `${HEAD}\n<urlset ${SCHEMA}>\n${entries.map((entry) => entryOf('url', origin, entry)).join('\n')}\n</urlset>\n`;

/** Renders an index of site maps. */
export const siteMapIndex = (origin: string, paths: readonly string[]): string =>
  `${HEAD}\n<sitemapindex ${SCHEMA}>\n${paths.map((path) => entryOf('sitemap', origin, { path })).join('\n')}\n</sitemapindex>\n`;
