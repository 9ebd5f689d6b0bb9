import type { MainView } from '@dongne/contract';
import { http, sessionAtom, toRemoteData, type RemoteData } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

/** Query key of the main view; other pages invalidate it after changing my laundry or the address. */
export const MAIN_QUERY_KEY = ['main'];

/** What Home knows of this person: registered shops, status, flags. Visitors get the visitors' view. */
export const useMain = (): RemoteData<MainView> => {
  const { state } = useAtomValue(sessionAtom);
  return toRemoteData(
    // Looked at anew on every way back: what waited for the customer may have been done on another page.
    useQuery({ queryKey: [...MAIN_QUERY_KEY, state], queryFn: () => http.get<MainView>('/main'), staleTime: 0 }),
  );
};
