import { BRAND, PREVIEW_PICTURES } from '@dongne/contract';
import type { PageHead } from '../first-view/rendered-page';

/** Escapes text and attributes in double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const LINE_ENDS = /[\u2028\u2029]/g;

/** Serializes JSON for a script element: an escaped `<` can neither close the element nor start a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replace(LINE_ENDS, (end) => `\\u${end.charCodeAt(0).toString(16)}`);

const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`;

/** Resolves a path to a URL that always stays on this site. */
const addressOf = (origin: string, path: string): string => new URL(`${origin}/${path.replace(/^\/+/, '')}`).href;

/** Tag of pages that search engines must not index. */
export const NOT_LISTED = named('robots', 'noindex');

/** Renders the canonical link and the preview tags of an indexed page. */
export const headTags = ({ title, description, canonical, picture }: PageHead, origin: string): string => {
  if (canonical === undefined) return NOT_LISTED;
  const address = addressOf(origin, canonical);
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    property('og:type', 'website'),
    property('og:site_name', BRAND.name),
    property('og:locale', 'ko_KR'),
    property('og:url', address),
    property('og:title', title),
    ...(description === undefined ? [] : [property('og:description', description)]),
    property('og:image', addressOf(origin, picture)),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PREVIEW_PICTURES.width)),
    property('og:image:height', String(PREVIEW_PICTURES.height)),
    named('twitter:card', 'summary_large_image'),
  ].join('');
};

/** Renders the tag that replaces the template's description. */
export const descriptionTag = (description: string): string => named('description', description);

/** Renders structured data as JSON-LD, which never runs. */
export const structuredTags = ({ structured }: PageHead): string =>
  structured.map((data) => `<script type="application/ld+json">${inlineJson(data)}</script>`).join('');
