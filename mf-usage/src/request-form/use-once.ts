import { useRef, useState } from 'react';

interface Once<Input, Answer> {
  readonly isPending: boolean;
  /** @returns `undefined` while an earlier call is still under way: a second click does nothing. */
  readonly run: (input: Input) => Promise<Answer | undefined>;
}

/** Work that is never under way twice, however fast somebody clicks. */
export const useOnce = <Input, Answer>(work: (input: Input) => Promise<Answer>): Once<Input, Answer> => {
  const isUnderWay = useRef(false); // a state would be too late for two clicks in one frame
  const [isPending, setIsPending] = useState(false);

  const run = async (input: Input) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setIsPending(true);
    try {
      return await work(input);
    } finally {
      isUnderWay.current = false;
      setIsPending(false);
    }
  };

  return { isPending, run };
};
