import { digitsOf, formatCount } from '@dongne/contract';
import { TextField, useComposedText } from '@dongne/ui';
import { useLayoutEffect, useRef } from 'react';
import { useTypedWhole } from './use-typed-whole';

interface AmountFieldProps {
  readonly label: string;
  readonly amountWon: number | null;
  readonly onChange: (amountWon: number | null) => void;
  readonly hint?: string;
  readonly error: string | undefined;
}

/** Caret position with the same number of digits behind it as before formatting. */
const caretBefore = (digits: number, text: string): number => {
  let place = text.length;
  for (let left = digits; left > 0 && place > 0; place -= 1) if (/\d/.test(text.charAt(place - 1))) left -= 1;
  // Moves before a comma, since deleting a comma changes nothing.
  return text.charAt(place - 1) === ',' ? place - 1 : place;
};

/** Amount field in won that formats thousands while typing; null while empty. */
export const AmountField = ({ label, amountWon, onChange, hint, error }: AmountFieldProps) => {
  const ref = useRef<HTMLInputElement>(null);
  const digitsBehindCaret = useRef(0);
  const whole = useTypedWhole();

  const handleType = (value: string, caret: number) => {
    digitsBehindCaret.current = digitsOf(value.slice(caret)).length;
    const typed = whole.handleType(value);
    onChange(typed === '' ? null : Number(typed));
  };
  const text = useComposedText(whole.text ?? (amountWon === null ? '' : formatCount(amountWon)), handleType);

  useLayoutEffect(() => {
    const field = ref.current;
    if (field === null || document.activeElement !== field) return;
    const place = caretBefore(digitsBehindCaret.current, field.value);
    field.setSelectionRange(place, place);
  }, [amountWon]);

  return (
    <TextField
      ref={ref}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      {...text}
      onBlur={whole.handleLeave}
      suffix="원"
      hint={hint}
      error={whole.error ?? error}
    />
  );
};
