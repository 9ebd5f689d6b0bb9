import { endpoints, type MainView } from '@dongne/contract';
import { useRemote, type RemoteData } from '@dongne/platform';

/** Main view of Home: registered shops, status, flags. Visitors get the visitors' variant. */
export const useMain = (): RemoteData<MainView> =>
  // Always refetched on return: a pending decision may have been made on another page.
  useRemote(endpoints.mainView, {}, { staleTime: 0 });

/** Whether Home introduces the service: to visitors and to members before their first order; ruling on `basicUserInfo`. */
export const isNewcomer = (main: RemoteData<MainView>): boolean => main.state !== 'ready' || main.value.basicUserInfo;
