import type { followDevice, locate } from './locate';

/** Loads the location code on demand. @throws when it fails to load. */
export const loadLocation = (): Promise<{
  readonly locate: typeof locate;
  readonly followDevice: typeof followDevice;
}> => import('./locate');
