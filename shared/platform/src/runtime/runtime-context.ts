import { createContext, useContext } from 'react';
import { runtime, type PlatformRuntime } from './runtime';

/** The runtime that a tree of components belongs to; `PlatformProvider` sets it. */
export const RuntimeContext = createContext<PlatformRuntime | undefined>(undefined);

/** The runtime of the components around this one, whichever is installed. */
export const useRuntime = (): PlatformRuntime => {
  const handedOn = useContext(RuntimeContext);
  return handedOn ?? runtime();
};
