import { loginPath, sessionAtom } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';

interface EarlyWay {
  /** Where the browser itself goes when it is pressed before the app answers (`release/src/hosts/browser/early-presses.js`). */
  readonly 'data-leads-to': string;
}

interface WayTo extends EarlyWay {
  readonly onClick: () => void;
}

/**
 * Buttons that do nothing but lead to a page: `<Button {...wayTo(usagePaths.list())}>`.
 *
 * @returns what such a button is given, for a path with its query.
 */
export const useWayTo = (): ((path: string) => WayTo) => {
  const navigate = useNavigate();
  return (path) => ({ onClick: () => void navigate(path), 'data-leads-to': path });
};

/**
 * Buttons and links that lead to a page for members. Pressed before the app answers, they take a visitor straight to the login page: the
 * members' page would only send them there, a round trip later.
 *
 * @returns what such a button or link is given besides, for a path with its query.
 */
export const useMembersWay = (): ((path: string) => EarlyWay) => {
  const { state } = useAtomValue(sessionAtom);
  return (path) => ({ 'data-leads-to': state === 'visitor' ? loginPath(path) : path });
};
