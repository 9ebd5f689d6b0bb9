import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden';
import { FieldLabel, fieldFrame, FieldMessage } from './field-parts';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'aria-label' | 'maxLength'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Maximum number of letters: shows a counter and enforces it. */
  readonly maxLetters?: number | undefined;
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/** Multi-line text with a counter: notes to the shop, a review. */
export function TextArea({ label, hint, error, maxLetters, onInput, ...input }: TextAreaProps) {
  const id = useId();
  const [typedLength, setTypedLength] = useState(lengthOf(input.defaultValue));
  const length = input.value === undefined ? typedLength : lengthOf(input.value);
  const hasError = error !== undefined && error !== '';
  const hasMessage = hasError || hint !== undefined;
  const describedBy = [maxLetters !== undefined && `${id}-limit`, hasMessage && `${id}-message`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Area
        rows={4}
        {...input}
        id={id}
        onInput={(event) => {
          setTypedLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
        {...(maxLetters !== undefined && { maxLength: maxLetters })}
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy}
        $error={hasError}
      />
      <Foot>
        <FieldMessage id={`${id}-message`} aria-live="polite" $error={hasError}>
          {hasError ? error : hint}
        </FieldMessage>
        {maxLetters !== undefined && (
          <Counter>
            <span aria-hidden="true" className="tabular-numbers">
              {length}/{maxLetters}
            </span>
            <VisuallyHidden id={`${id}-limit`}>최대 {maxLetters}자</VisuallyHidden>
          </Counter>
        )}
      </Foot>
    </div>
  );
}

const Area = styled.textarea<{ $error: boolean }>`
  display: block;
  width: 100%;
  padding: ${({ theme }) => theme.space[4]};
  outline: none;
  resize: vertical;
  ${fieldFrame}
  &:focus {
    border-color: ${({ theme, $error }) => ($error ? theme.color.border.error : theme.color.border.focus)};
    box-shadow: 0 0 0 1px ${({ theme, $error }) => ($error ? theme.color.border.error : theme.color.border.focus)};
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
`;

const Counter = styled.p`
  position: relative;
  margin-top: ${({ theme }) => theme.space[2]};
  margin-left: auto;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
`;
