import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A page that is opened begins at its top, however far the one before it was scrolled. On the way back nothing is done:
 * there the browser, or a list of its own, knows better where somebody was. A change of the query alone is no new page.
 */
export const usePageTop = (): void => {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const begin = useEffectEvent(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  });
  useLayoutEffect(() => begin(), [pathname]);
};
