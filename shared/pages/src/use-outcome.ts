import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { randomKey } from './random-key';

/** Pause before a state that could not be read is read again, in ms. */
const READ_AGAIN_MS = 3_000;

/** Outcome of a write whose answer did not come. */
export interface Outcome {
  /** The state was not read since the answer was lost: it may have been done or not. */
  readonly isUnknown: boolean;
  /** Reads the state until it is known; called when an answer is lost. */
  readonly find: () => void;
  /** Ends it; called when an answer came. */
  readonly settle: () => void;
}

/**
 * Finds the outcome of a write that may have been done: the state is read at once, every few seconds, and when the network is
 * back, until one reading succeeds.
 *
 * @param readState shows what it reads, and throws when it could not.
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
