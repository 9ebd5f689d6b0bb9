import type { Area } from '@dongne/contract';
import { toRemoteData, type RemoteData } from '@dongne/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchAreas } from './area-api';
import { useSettled } from './use-settled';

const TYPING_PAUSE_MS = 250;

/** What a search shows: nothing typed yet, or the state of its answer. */
export type AreaResults = { readonly state: 'untyped' } | RemoteData<readonly Area[]>;

/** Neighbourhoods for what is being typed; the last answer stays in sight until the next one is there. */
export const useAreaSearch = (typed: string): AreaResults => {
  const wanted = typed.trim();
  const query = useSettled(wanted, TYPING_PAUSE_MS);
  const results = toRemoteData(
    useQuery({
      queryKey: ['area', query],
      queryFn: () => searchAreas(query),
      enabled: query !== '',
      placeholderData: keepPreviousData,
    }),
  );
  return wanted === '' ? { state: 'untyped' } : results;
};
