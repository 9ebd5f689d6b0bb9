import { BRAND, PREVIEW_PICTURES } from '@dongne/contract';
import type { PageHead } from '../first-view/rendered-page';

/** For text between tags and in attributes with double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const LINE_ENDS = /[\u2028\u2029]/g;

/** JSON inside of a script element: `<` neither closes it nor begins a comment when it is written so; JSON reads it all the same. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replace(LINE_ENDS, (end) => `\\u${end.charCodeAt(0).toString(16)}`);

const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`;

/** A path of this site as its address. Whatever a page calls a path, the address stays on the site. */
const addressOf = (origin: string, path: string): string => new URL(`${origin}/${path.replace(/^\/+/, '')}`).href;

/** For pages that no search engine should show. */
export const NOT_LISTED = named('robots', 'noindex');

/** Tags of a page that is to be found: the address it is known by, and what a preview shows. */
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

/** The tag that takes the place of the template's general description. */
export const descriptionTag = (description: string): string => named('description', description);

/** What a page says to machines, as data that nobody runs. */
export const structuredTags = ({ structured }: PageHead): string =>
  structured.map((data) => `<script type="application/ld+json">${inlineJson(data)}</script>`).join('');
