import { useOnce } from '@dongne/pages';
import { loginPath, sessionAtom } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Action for members; sends a visitor to login and back to this page.
 * @returns whether it is pending, and how to start it; a second start meanwhile is ignored.
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
