import { typedWhole } from '@dongne/contract';
import { useState } from 'react';

/** Longer amounts are above every limit, and no exact numbers. */
const MOST_DIGITS = 15;

/** Keeps the text of a field of a whole amount where it must not be rewritten at once, and says what is wrong with it. */
export const useTypedWhole = () => {
  const [text, setText] = useState<string | null>(null);
  const clear = (): void => setText(null);
  return {
    /** Text that the field shows in place of its amount; `null` for an amount in digits. */
    text,
    error: text === null ? undefined : typedWhole(text).refusal,
    /** @returns the digits of what was typed; empty without a number. */
    handleType: (typed: string): string => {
      const { digits, isKept } = typedWhole(typed);
      setText(isKept ? typed : null);
      return digits.slice(0, MOST_DIGITS);
    },
    /** Called when the field is left: the amount is shown, and a text without one stays to be corrected. */
    handleLeave: (): void => {
      if (text !== null && typedWhole(text).digits !== '') clear();
    },
    clear,
  };
};
