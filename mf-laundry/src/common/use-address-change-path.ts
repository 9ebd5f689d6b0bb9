import { addressPaths } from '@dongne/contract/paths';
import { sessionAtom, useCapabilities } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';

/** Path to change the viewer's address and return here; `undefined` when the partner programme forbids it. */
export const useAddressChangePath = (): string | undefined => {
  const { can } = useCapabilities();
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const { pathname, search } = useLocation();
  const here = pathname + search;
  if (!can.addressChange) return undefined;
  return isMember ? addressPaths.member(here) : addressPaths.visitor(here);
};
