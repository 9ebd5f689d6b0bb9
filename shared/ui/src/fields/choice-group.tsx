import { useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden';
import type { ChoiceProps } from './choice';
import { FieldLabel, FieldMessage } from './field-parts';

export interface ChoiceGroupProps<T extends string> extends ChoiceProps<T> {
  /** Number of columns; `auto` sizes each option by its text. */
  readonly columns?: 2 | 3 | 4 | 'auto';
}

/**
 * Single choice out of a few, shown as chips: collection slots, sort orders. For many or long options: `RadioGroup`.
 */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { label, hideLabel = false, choices, value, onChange, error, columns = 'auto' } = props;
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <fieldset aria-describedby={`${id}-message`}>
      {hideLabel ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <FieldLabel as="legend">{label}</FieldLabel>}
      <Choices $columns={columns}>
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
            <Face>
              {choice.label}
              {choice.description !== undefined && <Description>{choice.description}</Description>}
            </Face>
          </Option>
        ))}
      </Choices>
      <FieldMessage id={`${id}-message`} aria-live="polite" $error={hasError}>
        {error}
      </FieldMessage>
    </fieldset>
  );
}

/** Narrowest column in rem: larger text reduces the columns instead of breaking words. */
const NARROWEST = { 2: 8, 3: 5.5, 4: 4 } as const;

/** Grid with at most so many columns: another one of this width would not fit. */
const gridColumns = (columns: 2 | 3 | 4): string =>
  `repeat(auto-fill, minmax(min(100%, max(100% / ${columns + 1} + 1px, ${NARROWEST[columns]}rem)), 1fr))`;

const Choices = styled.div<{ $columns: 2 | 3 | 4 | 'auto' }>`
  display: ${({ $columns }) => ($columns === 'auto' ? 'flex' : 'grid')};
  flex-wrap: wrap;
  grid-template-columns: ${({ $columns }) => $columns !== 'auto' && gridColumns($columns)};
  gap: ${({ theme }) => theme.space[2]};
`;

const Option = styled.label`
  position: relative;
  display: flex;
`;

const Face = styled.span`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: ${({ theme }) => theme.size.touch};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.primary};
  text-align: center;
  border: 1px solid ${({ theme }) => theme.color.border.strong};
  border-radius: ${({ theme }) => theme.radius.medium};
  transition:
    background ${({ theme }) => theme.motion.fast},
    border-color ${({ theme }) => theme.motion.fast};
`;

const Description = styled.span`
  ${({ theme }) => theme.type.caption}
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;

  &:checked + ${Face} {
    ${({ theme }) => theme.type.labelStrong}
    color: ${({ theme }) => theme.color.action.onSecondary};
    background: ${({ theme }) => theme.color.action.secondary};
    border-color: ${({ theme }) => theme.color.action.primary};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.action.primary};
  }
  &:active:not(:disabled, :checked) + ${Face} {
    background: ${({ theme }) => theme.color.action.neutral};
  }
  &:focus-visible + ${Face} {
    outline: 2px solid ${({ theme }) => theme.color.border.focus};
    outline-offset: 2px;
  }
  &:disabled {
    cursor: default;
  }
  &:disabled + ${Face} {
    color: ${({ theme }) => theme.color.text.disabled};
    background: ${({ theme }) => theme.color.surface.sunken};
    border-color: ${({ theme }) => theme.color.border.subtle};
    text-decoration: line-through;
  }
`;
