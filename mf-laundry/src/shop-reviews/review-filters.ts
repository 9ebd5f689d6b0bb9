import { REVIEW_KEYWORDS, REVIEW_SORTS, type ReviewKeyword, type ReviewSort } from '@dongne/contract';
import { useSearchParams } from 'react-router-dom';

/** Filters and order of reviews. */
export interface ReviewFilters {
  readonly sort: ReviewSort;
  readonly keyword: ReviewKeyword | undefined;
  readonly withPhoto: boolean;
}

const isKeyword = (name: string): name is ReviewKeyword => Object.hasOwn(REVIEW_KEYWORDS, name);

/** Keywords to filter reviews by. */
export const KEYWORDS: readonly ReviewKeyword[] = Object.keys(REVIEW_KEYWORDS).filter(isKeyword);

/** Filters in the page's address, so that back restores them; ignores invalid values. */
export const useReviewFilters = (): readonly [ReviewFilters, (change: Partial<ReviewFilters>) => void] => {
  const [query, setQuery] = useSearchParams();
  const filters: ReviewFilters = {
    sort: REVIEW_SORTS.find((sort) => sort === query.get('sort')) ?? 'newest',
    keyword: KEYWORDS.find((keyword) => keyword === query.get('keyword')),
    withPhoto: query.get('withPhoto') === 'true',
  };
  const change = (changed: Partial<ReviewFilters>): void => {
    const next = { ...filters, ...changed };
    setQuery(
      {
        ...(next.sort !== 'newest' && { sort: next.sort }),
        ...(next.keyword !== undefined && { keyword: next.keyword }),
        ...(next.withPhoto && { withPhoto: 'true' }),
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [filters, change];
};
