import { sessionAtom, useAddress, type CurrentAddress, type RemoteData } from '@dongne/platform';
import { useAtomValue } from 'jotai';

/** Origin of distances, as query parameters of the API. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

interface ViewerPosition {
  readonly address: RemoteData<CurrentAddress>;
  /** `undefined` when the server knows it (a member's address) or it is unknown (a visitor without an address). */
  readonly position: Position | undefined;
}

/** Address of the viewer and the matching query parameters. */
export const useViewerPosition = (): ViewerPosition => {
  const address = useAddress();
  const isMember = useAtomValue(sessionAtom).state === 'member';
  if (isMember || address.state !== 'ready') return { address, position: undefined };
  const { label, latitude, longitude } = address.value;
  return { address, position: label === undefined ? undefined : { latitude, longitude } };
};
