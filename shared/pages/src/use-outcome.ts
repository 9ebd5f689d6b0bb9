import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { randomKey } from './random-key';

/** Interval between attempts to read the state, in ms. */
const READ_AGAIN_MS = 3_000;

/** Outcome of a write without a response. */
export interface Outcome {
  /** Whether the state has not been read since the response was lost: the write may have been executed or not. */
  readonly isUnknown: boolean;
  /** Reads the state until it is known; call when a response is lost. */
  readonly find: () => void;
  /** Ends it; call when a response has arrived. */
  readonly settle: () => void;
}

/**
 * Determines the outcome of a write that may have been executed: reads the state at once, every few seconds, and when
 * the network is back, until it succeeds.
 *
 * @param readState shows what it reads, and throws on failure.
 */
export const useOutcome = (readState: () => Promise<unknown>): Outcome => {
  const [silence, setSilence] = useState<string>();
  const { data: isKnown = false } = useQuery({
    queryKey: ['outcome', silence],
    queryFn: async () => {
      await readState();
      return true;
    },
    enabled: silence !== undefined,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data === undefined ? READ_AGAIN_MS : false),
  });
  return {
    isUnknown: silence !== undefined && !isKnown,
    find: () => setSilence(randomKey()),
    settle: () => setSilence(undefined),
  };
};
