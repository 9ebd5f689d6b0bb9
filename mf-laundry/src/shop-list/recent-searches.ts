import { searchText } from '@dongne/contract';
import { deviceMemory } from '@dongne/platform';

const NAME = 'recentShopSearches';
const MAX_SEARCHES = 6;

/** Recent searches in this browser, newest first. */
export const recentSearches = (): readonly string[] =>
  (deviceMemory.read(NAME) ?? '').split('\n').filter(Boolean).slice(0, MAX_SEARCHES);

const store = (searches: readonly string[]): readonly string[] => {
  if (searches.length === 0) deviceMemory.forget(NAME);
  else deviceMemory.keep(NAME, searches.join('\n'));
  return searches;
};

/** Moves a search to the front. @returns the stored searches. */
export const rememberSearch = (search: string): readonly string[] => {
  const text = searchText(search);
  if (text === '') return recentSearches();
  return store([text, ...recentSearches().filter((known) => known !== text)].slice(0, MAX_SEARCHES));
};

/** Deletes one search, or all of them. @returns the stored searches. */
export const forgetSearch = (search?: string): readonly string[] =>
  store(search === undefined ? [] : recentSearches().filter((known) => known !== search));
