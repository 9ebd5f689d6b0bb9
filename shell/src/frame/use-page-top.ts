import { useAtomValue } from 'jotai';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isTabSwitch, scrollBackTo, tabScrollAtom } from './tab-scroll';

/**
 * A page that is opened begins at its top, however far the one before it was scrolled; a tab that is switched to stands
 * where it was left. On the way back nothing is done: there the browser, or a list of its own, knows better where
 * somebody was. A change of the query alone is no new page.
 */
export const usePageTop = (): void => {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const tabScroll = useAtomValue(tabScrollAtom);
  const begin = useEffectEvent(() => {
    if (type === 'POP') return undefined;
    const left = isTabSwitch(state) ? (tabScroll[pathname] ?? 0) : 0;
    if (left > 0) return scrollBackTo(left);
    window.scrollTo(0, 0);
    return undefined;
  });
  useLayoutEffect(() => begin(), [pathname]);
};
