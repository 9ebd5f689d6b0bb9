import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the browser draws: `false` on the server, and while the browser takes over what the server has drawn. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
