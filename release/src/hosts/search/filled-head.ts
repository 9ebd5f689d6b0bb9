import type { PageHead } from '../first-view/rendered-page';
import type { Filled } from '../page-template';
import { descriptionTag, escaped, headTags, NOT_LISTED, structuredTags } from './head-tags';

/** Metadata of a page, as far as known. */
export interface PageMetadata {
  /** Document title. */
  readonly title: string | undefined;
  readonly head: PageHead | undefined;
}

/** Fills in a page's metadata for crawlers and previews; only `noindex` for pages that are not listed. */
export const filledHead = ({ title, head }: PageMetadata, isListed: boolean, origin: string): Filled => {
  const tags = (isListed ? head && headTags(head, origin) : NOT_LISTED) ?? '';
  const described = isListed ? head?.description : undefined;
  return {
    title: (general) => (title === undefined ? general : `<title>${escaped(title)}</title>`) + tags,
    description: (general) => (described === undefined ? general : descriptionTag(described)),
    bodyEnd: (end) => (isListed && head !== undefined ? structuredTags(head) : '') + end,
  };
};
