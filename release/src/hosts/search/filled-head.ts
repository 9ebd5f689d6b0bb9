import type { PageHead } from '../first-view/rendered-page';
import { descriptionTag, escaped, headTags, NOT_LISTED, structuredTags } from './head-tags';

const TITLE = /<title>.*?<\/title>/;
const DESCRIPTION = /<meta name="?description"?[^>]*>/;

/** Metadata of a page, as far as known. */
export interface PageMetadata {
  /** Document title. */
  readonly title: string | undefined;
  readonly head: PageHead | undefined;
}

/** Inserts a page's metadata for crawlers and previews; only `noindex` for pages that are not listed. */
export const withHead = (html: string, { title, head }: PageMetadata, isListed: boolean, origin: string): string => {
  const tags = isListed ? head && headTags(head, origin) : NOT_LISTED;
  const named = title === undefined ? undefined : `<title>${escaped(title)}</title>`;
  const tagged = html.replace(TITLE, (general) => `${named ?? general}${tags ?? ''}`);
  if (!isListed || head === undefined) return tagged;
  const { description } = head;
  return tagged
    .replace(DESCRIPTION, (general) => (description === undefined ? general : descriptionTag(description)))
    .replace('</body>', () => `${structuredTags(head)}</body>`);
};
