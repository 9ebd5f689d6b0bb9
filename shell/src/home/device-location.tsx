import { loadLocation, sessionAtom } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Not before iOS 16: there the default position stays until somebody asks for their own. */
const isGranted = async (): Promise<boolean> => {
  if ('permissions' in navigator) {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  }
  return false;
};

/** @throws when the code does not come. */
const look = async (): Promise<void> => {
  if (!(await isGranted())) return;
  const { followDevice } = await loadLocation();
  await followDevice();
};

/** Lets shops be looked for around a visitor's device, if that was allowed before; again whenever the app is come back to. */
export const DeviceLocation = () => {
  const isVisitor = useAtomValue(sessionAtom).state === 'visitor';
  useEffect(() => {
    if (!isVisitor) return undefined;
    const lookWhenShown = (): void => {
      // Without it the default position stays.
      if (document.visibilityState === 'visible') look().catch(() => undefined);
    };
    lookWhenShown();
    document.addEventListener('visibilitychange', lookWhenShown);
    return () => document.removeEventListener('visibilitychange', lookWhenShown);
  }, [isVisitor]);
  return null;
};
