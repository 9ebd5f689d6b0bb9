import { sessionAtom, useCapabilities } from '@dongne/platform';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { hasSeenTutorialAtom, popupManagerAtom } from '../popup-manager/popup-manager';
import { lazyPart } from '../lazy-part';

/** Delay after Home has rendered; product specification §9. */
const TUTORIAL_DELAY_MS = 200;

const Tutorial = lazyPart(() => import('../tutorial/tutorial').then((m) => m.Tutorial));
const HomePopups = lazyPart(() => import('../popup-manager/home-popups').then((m) => m.HomePopups));

/** Overlays of Home: the tutorial on the first visits, afterwards the operators' popups, never both. */
export const HomeOverlays = () => {
  useResetWithMember();
  const { tutorial: isTutorialClosed } = useAtomValue(popupManagerAtom);
  const [hasSeenTutorial, setSeenTutorial] = useAtom(hasSeenTutorialAtom);
  const [isLaidOut, setLaidOut] = useState(false);
  const { can } = useCapabilities();
  const isTouched = useIsTouched();

  useEffect(() => {
    const timer = setTimeout(() => setLaidOut(true), TUTORIAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isLaidOut && !isTutorialClosed) setSeenTutorial(true);
  }, [isLaidOut, isTutorialClosed, setSeenTutorial]);

  if (!isLaidOut) return null;
  if (!isTutorialClosed)
    return (
      <Suspense>
        <Tutorial />
      </Suspense>
    );
  if (hasSeenTutorial || !can.advertising || !isTouched) return null;
  return (
    <Suspense>
      <HomePopups />
    </Suspense>
  );
};

const isTouchedAtom = atom(false);

/** Delay after the first tap, so that the popup does not cover what was tapped. */
const TOUCH_MS = 500;

/**
 * Returns whether Home was used in this visit. A popup that opens by itself would be the page's largest contentful
 * paint, seconds late; after the first input it does not count.
 */
const useIsTouched = (): boolean => {
  const [isTouched, setTouched] = useAtom(isTouchedAtom);
  useEffect(() => {
    if (isTouched) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = (): void => {
      timer ??= setTimeout(() => setTouched(true), TOUCH_MS);
    };
    const signs = ['pointerdown', 'keydown', 'scroll'] as const;
    for (const sign of signs) window.addEventListener(sign, touch, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, touch);
    };
  }, [isTouched, setTouched]);
  return isTouched;
};

const memberAtom = atom<number | undefined>(undefined);

/** Resets what one member has closed when another one logs in on the same device. */
const useResetWithMember = (): void => {
  const session = useAtomValue(sessionAtom);
  const userId = session.state === 'member' ? session.user?.userId : undefined;
  const [before, setBefore] = useAtom(memberAtom);
  const dispatch = useSetAtom(popupManagerAtom);
  useEffect(() => {
    if (before === userId) return;
    setBefore(userId);
    if (before !== undefined) dispatch('reset');
  }, [before, userId, setBefore, dispatch]);
};
