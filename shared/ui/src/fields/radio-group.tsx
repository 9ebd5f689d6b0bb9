import { useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden';
import type { ChoiceProps } from './choice';
import { FieldLabel, FieldMessage } from './field-parts';

/** Single choice out of several, stacked, with room for explanations. For short texts: `ChoiceGroup`. */
export function RadioGroup<T extends string>({
  label,
  hideLabel = false,
  choices,
  value,
  onChange,
  error,
}: ChoiceProps<T>) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <fieldset role="radiogroup" aria-describedby={`${id}-message`}>
      {hideLabel ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <FieldLabel as="legend">{label}</FieldLabel>}
      {choices.map((choice) => (
        <Option key={choice.value}>
          <Input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <Mark aria-hidden="true" />
          <span>
            {choice.label}
            {choice.description !== undefined && <Description>{choice.description}</Description>}
          </span>
        </Option>
      ))}
      <FieldMessage id={`${id}-message`} aria-live="polite" $error={hasError}>
        {error}
      </FieldMessage>
    </fieldset>
  );
}

const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: ${({ theme }) => theme.size.buttonMedium};
  padding: ${({ theme }) => theme.space[1]} 0;
  cursor: pointer;
`;

const Description = styled.span`
  display: block;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
`;

const Mark = styled.span`
  flex: none;
  width: 24px;
  height: 24px;
  border: 1.5px solid ${({ theme }) => theme.color.border.control};
  border-radius: ${({ theme }) => theme.radius.full};
  transition: border-width ${({ theme }) => theme.motion.fast};
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;

  &:checked + ${Mark} {
    border: 7px solid ${({ theme }) => theme.color.action.primary};
  }
  &:active:not(:disabled, :checked) + ${Mark} {
    background: ${({ theme }) => theme.color.action.neutral};
  }
  &:focus-visible + ${Mark} {
    outline: 2px solid ${({ theme }) => theme.color.border.focus};
    outline-offset: 2px;
  }
  &:disabled ~ * {
    color: ${({ theme }) => theme.color.text.disabled};
  }
`;
