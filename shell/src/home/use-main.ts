import { endpoints, type MainView } from '@dongne/contract';
import { useRemote, type RemoteData } from '@dongne/platform';

/** What Home knows of this person: registered shops, status, flags. Visitors get the visitors' view. */
export const useMain = (): RemoteData<MainView> =>
  // Looked at again on every way back: what waited for the customer may have been done on another page.
  useRemote(endpoints.mainView, {}, { staleTime: 0 });
