import { sessionAtom, useAddress, type CurrentAddress, type RemoteData } from '@dongne/platform';
import { useAtomValue } from 'jotai';

/** Where distances are measured from, as the API's query takes it. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

interface ViewerPosition {
  readonly address: RemoteData<CurrentAddress>;
  /** `undefined` when the server knows by itself (a member's address) or nobody does (a visitor chose none). */
  readonly position: Position | undefined;
}

/** The address of the viewer, and what of it goes along with a call. */
export const useViewerPosition = (): ViewerPosition => {
  const address = useAddress();
  const isMember = useAtomValue(sessionAtom).state === 'member';
  if (isMember || address.state !== 'ready') return { address, position: undefined };
  const { label, latitude, longitude } = address.value;
  return { address, position: label === undefined ? undefined : { latitude, longitude } };
};
