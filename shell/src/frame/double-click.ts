import { pressedLink } from '../remotes/pressed-link';

/**
 * Ignores the second click of a double click on a link: while a page loads, it would push the same page onto the
 * history again, and back would need two presses.
 *
 * @returns stops listening.
 */
export const ignoreDoubleClick = (): (() => void) => {
  const handleClick = (event: MouseEvent): void => {
    if (event.detail < 2 || pressedLink(event) === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', handleClick, true);
  return () => removeEventListener('click', handleClick, true);
};
