import { createContext, useContext } from 'react';
import { runtime, type PlatformRuntime } from './runtime';

/** Runtime of a component tree; set by `PlatformProvider`. */
export const RuntimeContext = createContext<PlatformRuntime | undefined>(undefined);

/** Returns the runtime of the surrounding tree, whichever is installed. */
export const useRuntime = (): PlatformRuntime => {
  const handedOn = useContext(RuntimeContext);
  return handedOn ?? runtime();
};
