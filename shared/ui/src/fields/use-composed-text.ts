import { useState, type ChangeEvent, type CompositionEvent } from 'react';

/**
 * Props of a field that rewrites its text. While a keyboard composes, the text stays as it composes it: rewritten between, its
 * letters come twice.
 *
 * @param shown text of the field while no keyboard composes.
 * @param onType receives what was typed, and where the caret stands in it.
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
