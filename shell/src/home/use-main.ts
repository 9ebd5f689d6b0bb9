import { endpoints, type MainView } from '@dongne/contract';
import { useRemote, type RemoteData } from '@dongne/platform';

/** Main view of Home: registered shops, status, flags. Visitors get the visitors' variant. */
export const useMain = (): RemoteData<MainView> =>
  // Always refetched on return: a pending decision may have been made on another page.
  useRemote(endpoints.mainView, {}, { staleTime: 0 });
