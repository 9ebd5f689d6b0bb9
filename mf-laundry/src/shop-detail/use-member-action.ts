import { useOnce } from '@dongne/pages';
import { loginPath, sessionAtom } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What only members may do: a visitor goes to login with the way back to this page instead.
 *
 * @returns whether it is under way, and how to start it; a second start in the meantime does nothing.
 */
export const useMemberAction = (action: () => Promise<void>) => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [run, isPending] = useOnce(action);
  return {
    isPending,
    start: (): void => void (isMember ? run() : navigate(loginPath(pathname + search))),
  };
};
