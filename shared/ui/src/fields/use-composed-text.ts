import { useState, type ChangeEvent, type CompositionEvent } from 'react';

/**
 * Returns props of a field that rewrites its text. During IME composition the text is left alone: rewriting it would
 * duplicate letters.
 *
 * @param shown text of the field outside of composition.
 * @param onType receives the typed text and the caret's position in it.
 */
export const useComposedText = (shown: string, onType: (typed: string, caret: number) => void) => {
  const [composed, setComposed] = useState<string | null>(null);
  const type = ({ value, selectionStart }: HTMLInputElement) => onType(value, selectionStart ?? value.length);
  return {
    value: composed ?? shown,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      composed === null ? type(target) : setComposed(target.value),
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => setComposed(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setComposed(null);
      type(currentTarget);
    },
  };
};
