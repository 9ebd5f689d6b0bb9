import { useAtomValue } from 'jotai';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isTabSwitch, scrollBackTo, tabScrollAtom } from './tab-scroll';

/**
 * Scrolls a newly opened page to its top; a tab restores its position instead. On back, the browser or the list itself
 * restores the position. A change of the query alone is not a new page.
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
