import { sessionAtom, useCapabilities } from '@dongne/platform';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { hasSeenTutorialAtom, popupManagerAtom } from '../popup-manager/popup-manager';
import { lazyPart } from '../lazy-part';

/** After Home stands; product specification §9. */
const TUTORIAL_DELAY_MS = 200;

const Tutorial = lazyPart(() => import('../tutorial/tutorial').then((m) => m.Tutorial));
const HomePopups = lazyPart(() => import('../popup-manager/home-popups').then((m) => m.HomePopups));

/** What lies over Home: the tutorial on somebody's first visits, afterwards the operators' popups, never both. */
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

/** Anyone who touches the page has seen what they came for. The touch itself has to be over: what it was meant for is not covered. */
const TOUCH_MS = 500;

/**
 * Whether Home was used in this visit. A popup that comes by itself is the page's largest paint, seconds after Home stands;
 * after the first touch it is an answer to somebody who is there.
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

/** What one member has closed for this visit is not closed for who comes after them on the same device. */
const useResetWithMember = (): void => {
  const session = useAtomValue(sessionAtom);
  const userId = session.state === 'member' ? session.user?.userId : undefined;
  const [before, setBefore] = useAtom(memberAtom);
  const move = useSetAtom(popupManagerAtom);
  useEffect(() => {
    if (before === userId) return;
    setBefore(userId);
    if (before !== undefined) move('reset');
  }, [before, userId, setBefore, move]);
};
