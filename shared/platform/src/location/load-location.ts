import type { followDevice, locate } from './locate';

/** Finding the device, fetched when it is wanted. @throws when it cannot be fetched. */
export const loadLocation = (): Promise<{
  readonly locate: typeof locate;
  readonly followDevice: typeof followDevice;
}> => import('./locate');
