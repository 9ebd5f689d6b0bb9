import { fireEvent } from '@testing-library/react';

/**
 * Types as a composing keyboard (IME) does: each step replaces the composed part, and the end commits it.
 *
 * @returns the value of the field after each step, before the composition ended.
 */
export const compose = (field: HTMLElement, steps: readonly string[]): readonly string[] => {
  const values: string[] = [];
  fireEvent.compositionStart(field);
  for (const value of steps) {
    fireEvent.change(field, { target: { value } });
    values.push(field instanceof HTMLInputElement ? field.value : '');
  }
  fireEvent.compositionEnd(field);
  return values;
};
