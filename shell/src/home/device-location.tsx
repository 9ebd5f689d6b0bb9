import { loadLocation, sessionAtom } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Missing before iOS 16: the default position stays until the visitor requests their own. */
const isGranted = async (): Promise<boolean> => {
  if ('permissions' in navigator) {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  }
  return false;
};

/** @throws when the script fails to load. */
const locateAgain = async (): Promise<void> => {
  if (!(await isGranted())) return;
  const { followDevice } = await loadLocation();
  await followDevice();
};

/** Updates a visitor's position if the permission was granted before; again whenever the app becomes visible. */
export const DeviceLocation = () => {
  const isVisitor = useAtomValue(sessionAtom).state === 'visitor';
  useEffect(() => {
    if (!isVisitor) return undefined;
    const locateWhenShown = (): void => {
      // Keeps the default position on failure.
      if (document.visibilityState === 'visible') locateAgain().catch(() => undefined);
    };
    locateWhenShown();
    document.addEventListener('visibilitychange', locateWhenShown);
    return () => document.removeEventListener('visibilitychange', locateWhenShown);
  }, [isVisitor]);
  return null;
};
