import { paths, sessionAtom } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';

/** Where whoever is here changes their address, with the way back to this page. */
export const useAddressChangePath = (): string => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return isMember ? paths.address.member(here) : paths.address.visitor(here);
};
