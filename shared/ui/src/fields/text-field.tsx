import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden';
import { disabledFrame, FieldLabel, fieldFrame, FieldMessage } from './field-parts';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'size' | 'prefix' | 'aria-label'> {
  /** Label, in Korean. */
  readonly label: string;
  /** Hides the label visually, where the page already shows it (a search field below its heading). */
  readonly hideLabel?: boolean | undefined;
  /** Help below the field; replaced by an error. */
  readonly hint?: ReactNode;
  /** Error message; accepts `errors.name?.message` of react-hook-form. */
  readonly error?: string | undefined;
  /** Icon before the text. */
  readonly prefix?: ReactNode;
  /** Button, unit or timer after the text. */
  readonly suffix?: ReactNode;
}

/**
 * Single-line text. Spread react-hook-form's `register('phone')` into it: `ref`, `onChange` and `onBlur` reach the
 * input.
 * Not for several lines (`TextArea`) nor for a small number (`Stepper`).
 */
export function TextField({ label, hideLabel = false, hint, error, prefix, suffix, ...input }: TextFieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <div>
      <FieldLabel as={hideLabel ? HiddenLabel : 'label'} htmlFor={id}>
        {label}
      </FieldLabel>
      <Frame $error={hasError} $isDisabled={input.disabled === true}>
        {prefix}
        <Input {...input} id={id} aria-invalid={hasError || undefined} aria-describedby={`${id}-message`} />
        {suffix}
      </Frame>
      <FieldMessage id={`${id}-message`} aria-live="polite" $error={hasError}>
        {hasError ? error : hint}
      </FieldMessage>
    </div>
  );
}

const HiddenLabel = styled(VisuallyHidden).attrs({ as: 'label' })``;

const Frame = styled.div<{ $error: boolean; $isDisabled: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: ${({ theme }) => theme.size.buttonNormal};
  padding: 0 ${({ theme }) => theme.space[2]} 0 ${({ theme }) => theme.space[4]};
  ${fieldFrame}
  ${({ $isDisabled }) => $isDisabled && disabledFrame}
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  align-self: stretch;
  padding: ${({ theme }) => theme.space[3]} 0;
  border: 0;
  outline: none;
  background: none;
  text-overflow: ellipsis;
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
