import { endpoints, type Area } from '@dongne/contract';
import { useRemote, type RemoteData } from '@dongne/platform';
import { keepPreviousData } from '@tanstack/react-query';
import { addressQuery } from './address-query';
import { useDebounced } from './use-debounced';

const TYPING_PAUSE_MS = 250;

/** State of a search: nothing typed, or its result. */
export type AreaResults = { readonly state: 'untyped' } | RemoteData<readonly Area[]>;

/** Neighbourhoods while typing; shows the previous result until the next is loaded. */
export const useAreaSearch = (typed: string): AreaResults => {
  const wanted = addressQuery(typed);
  const query = useDebounced(wanted, TYPING_PAUSE_MS);
  const results = useRemote(
    endpoints.areas,
    { q: query },
    { enabled: query !== '', placeholderData: keepPreviousData },
  );
  return wanted === '' ? { state: 'untyped' } : results;
};
