import { pressedLink } from '../remotes/pressed-link';

/**
 * The second click of a double press on a link opens nothing: while a page still loads, the same page would be laid into
 * the history twice, and back would need two presses.
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
