import { loginPath, sessionAtom } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';

interface EarlyWay {
  /** Link target for clicks before hydration: the host's inline script follows it. */
  readonly 'data-leads-to': string;
}

interface WayTo extends EarlyWay {
  readonly onClick: () => void;
}

/**
 * Returns props for buttons that only navigate: `<Button {...wayTo(usagePaths.list())}>`.
 *
 * @returns props for a path with its query.
 */
export const useWayTo = (): ((path: string) => WayTo) => {
  const navigate = useNavigate();
  return (path) => ({ onClick: () => void navigate(path), 'data-leads-to': path });
};

/**
 * Returns extra props for buttons and links to a member page. Before hydration, they take a visitor straight to the
 * login page; the member page would only redirect there, a round trip later.
 *
 * @returns props for a path with its query.
 */
export const useMembersWay = (): ((path: string) => EarlyWay) => {
  const { state } = useAtomValue(sessionAtom);
  return (path) => ({ 'data-leads-to': state === 'visitor' ? loginPath(path) : path });
};
