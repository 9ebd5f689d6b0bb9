import { typedWhole } from '@dongne/contract';
import { useState } from 'react';

/** Longer amounts exceed every limit and lose precision as numbers. */
const MOST_DIGITS = 15;

/** Text state of an integer field, which must not be reformatted while typing, with its error. */
export const useTypedWhole = () => {
  const [text, setText] = useState<string | null>(null);
  const clear = (): void => setText(null);
  return {
    /** Text shown instead of the amount; `null` while the amount is valid digits. */
    text,
    error: text === null ? undefined : typedWhole(text).refusal,
    /** @returns the digits of the typed text; empty when it is not a number. */
    handleType: (typed: string): string => {
      const { digits, staysAsTyped } = typedWhole(typed);
      setText(staysAsTyped ? typed : null);
      return digits.slice(0, MOST_DIGITS);
    },
    /** Handles blur: shows the amount, or leaves an invalid text to be corrected. */
    handleLeave: (): void => {
      if (text !== null && typedWhole(text).digits !== '') clear();
    },
    clear,
  };
};
