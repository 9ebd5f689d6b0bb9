import { formatPhone, phoneDigits } from '@dongne/contract';
import { TextField, useComposedText } from '@dongne/ui';
import { useLayoutEffect, useRef } from 'react';

interface PhoneNumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (typed: string) => void;
  readonly onLeave: () => void;
  readonly error: string | undefined;
}

/** Returns the caret position after a number of digits in a hyphenated number. */
const caretAfter = (digits: number, formatted: string): number => {
  let position = 0;
  for (let left = digits; left > 0 && position < formatted.length; position++)
    if (/\d/.test(formatted.charAt(position))) left--;
  return position;
};

/** Phone number field that adds hyphens during input; the caret stays at its digit. */
export function PhoneNumberField({ label, value, onType, onLeave, error }: PhoneNumberFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    inputRef.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const handleChange = (typed: string, position: number) => {
    const formatted = formatPhone(typed);
    caret.current = caretAfter(phoneDigits(typed.slice(0, position)).length, formatted);
    onType(formatted);
  };
  const text = useComposedText(value, handleChange);

  return (
    <TextField
      ref={inputRef}
      label={label}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      placeholder="010-0000-0000"
      enterKeyHint="next"
      {...text}
      onBlur={onLeave}
      error={error}
    />
  );
}
