import { useNavigate } from 'react-router-dom';

interface WayTo {
  readonly onClick: () => void;
  /** What the browser itself follows when the button is pressed before the app answers (`release/src/hosts/browser/early-presses.js`). */
  readonly 'data-leads-to': string;
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
