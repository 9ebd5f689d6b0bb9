import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns `false` on the server and during hydration, `true` afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
