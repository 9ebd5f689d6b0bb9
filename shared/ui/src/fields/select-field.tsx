import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { FieldLabel, fieldFrame, FieldMessage } from './field-parts';

export interface SelectFieldProps<T extends string> {
  /** Label, in Korean. */
  readonly label: string;
  /** Text of the empty choice: `은행을 골라 주세요`. */
  readonly placeholder: string;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  /** `null` while nothing is chosen. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly error?: string | undefined;
}

/** Single choice out of many short texts, by the device's own list. For a few: `ChoiceGroup`. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, placeholder, choices, value, onChange, error } = props;
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Frame $error={hasError}>
        <Select
          id={id}
          value={value ?? ''}
          aria-invalid={hasError || undefined}
          aria-describedby={`${id}-message`}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.value === target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
        <ChevronDown size={20} aria-hidden="true" />
      </Frame>
      <FieldMessage id={`${id}-message`} aria-live="polite" $error={hasError}>
        {error}
      </FieldMessage>
    </div>
  );
}

const Frame = styled.div<{ $error: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.buttonNormal};
  ${fieldFrame}

  svg {
    position: absolute;
    right: ${({ theme }) => theme.space[3]};
    color: ${({ theme }) => theme.color.icon.secondary};
    pointer-events: none;
  }
`;

const Select = styled.select`
  flex: 1;
  min-width: 0;
  align-self: stretch;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[10]} ${({ theme }) => theme.space[3]}
    ${({ theme }) => theme.space[4]};
  color: inherit;
  text-overflow: ellipsis;
  background: none;
  border: 0;
  outline: none;
  appearance: none;

  option {
    color: ${({ theme }) => theme.color.text.primary};
    background: ${({ theme }) => theme.color.surface.page};
  }
`;
