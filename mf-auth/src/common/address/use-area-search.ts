import { endpoints, type Area } from '@dongne/contract';
import { useRemote, type RemoteData } from '@dongne/platform';
import { keepPreviousData } from '@tanstack/react-query';
import { addressQuery } from './address-query';
import { useSettled } from './use-settled';

const TYPING_PAUSE_MS = 250;

/** What a search shows: nothing typed yet, or the state of its answer. */
export type AreaResults = { readonly state: 'untyped' } | RemoteData<readonly Area[]>;

/** Neighbourhoods for what is being typed; the last answer stays in sight until the next one is there. */
export const useAreaSearch = (typed: string): AreaResults => {
  const wanted = addressQuery(typed);
  const query = useSettled(wanted, TYPING_PAUSE_MS);
  const results = useRemote(
    endpoints.areas,
    { q: query },
    { enabled: query !== '', placeholderData: keepPreviousData },
  );
  return wanted === '' ? { state: 'untyped' } : results;
};
