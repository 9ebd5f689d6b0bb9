import { typedWhole } from '@dongne/contract';
import { Minus, Plus } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { IconButton } from '../buttons/icon-button';
import { FieldMessage } from './field-parts';
import { useComposedText } from './use-composed-text';

export interface StepperProps {
  /** Name; also part of its buttons' names. */
  readonly label: string;
  /** Unit after the number: `개`. */
  readonly unit?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Receives whole numbers from `min` to `max` only. */
  readonly onChange: (value: number) => void;
}

/**
 * Small whole number, by buttons, keys or typed digits. For an amount of money use `TextField` with
 * `inputMode="numeric"`.
 */
export function Stepper({ label, unit = '', value, min, max, onChange }: StepperProps) {
  const id = useId();
  /** Raw text while it is not a number in range, such as an empty field. */
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();

  const change = (next: number) => {
    setDraft(null);
    setProblem(undefined);
    const allowed = Math.min(Math.max(next, min), max);
    if (allowed !== value) onChange(allowed);
  };

  const handleType = (typed: string) => {
    const { digits, refusal, staysAsTyped } = typedWhole(typed);
    const isNone = digits === '' || Number(digits) < min;
    if (!isNone) change(Number(digits));
    setProblem(refusal ?? (Number(digits) > max ? `${max}${unit}까지 신청할 수 있어요.` : undefined));
    if (staysAsTyped) setDraft(typed);
    else if (isNone) setDraft(digits);
  };

  const handleLeave = () => {
    const { digits, refusal } = typedWhole(draft ?? '');
    // The field shows another number than was typed: says which ones are possible.
    if (refusal !== undefined || (digits !== '' && Number(digits) < min))
      setProblem(`${min}${unit}부터 ${max}${unit}까지 소수점 없이 적을 수 있어 ${value}${unit}로 두었어요.`);
    setDraft(null);
  };

  const text = useComposedText(draft ?? String(value), handleType);

  const handleKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowUp: value + 1, ArrowDown: value - 1, PageUp: value + 10, PageDown: value - 10 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    change(target);
  };

  return (
    <div>
      <Row>
        <label htmlFor={id}>{label}</label>
        <Frame>
          <IconButton label={`${label} 줄이기`} disabled={value <= min} onClick={() => change(value - 1)}>
            <Minus size={20} aria-hidden="true" />
          </IconButton>
          <Input
            id={id}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={`${id}-message`}
            aria-valuetext={`${value}${unit}`}
            {...text}
            onKeyDown={handleKeyDown}
            onFocus={(event) => event.target.select()}
            onBlur={handleLeave}
          />
          <IconButton label={`${label} 늘리기`} disabled={value >= max} onClick={() => change(value + 1)}>
            <Plus size={20} aria-hidden="true" />
          </IconButton>
        </Frame>
      </Row>
      <FieldMessage id={`${id}-message`} aria-live="polite" $error>
        {problem}
      </FieldMessage>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  min-height: ${({ theme }) => theme.size.buttonNormal};
`;

const Frame = styled.div`
  display: flex;
  align-items: center;
  background: ${({ theme }) => theme.color.surface.sunken};
  border-radius: ${({ theme }) => theme.radius.medium};
`;

const Input = styled.input`
  width: ${({ theme }) => theme.size.touch};
  min-height: ${({ theme }) => theme.size.touch};
  padding: 0;
  border: 0;
  background: none;
  ${({ theme }) => theme.type.bodyStrong}
  font-variant-numeric: tabular-nums;
  text-align: center;
  border-radius: ${({ theme }) => theme.radius.small};
`;
