import { addressPaths } from '@dongne/contract/paths';
import { sessionAtom, useCapabilities } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';

/** Where the viewer changes their address, with the way back to this page; `undefined` when their partner programme does not let them. */
export const useAddressChangePath = (): string | undefined => {
  const { can } = useCapabilities();
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const { pathname, search } = useLocation();
  const here = pathname + search;
  if (!can.addressChange) return undefined;
  return isMember ? addressPaths.member(here) : addressPaths.visitor(here);
};
