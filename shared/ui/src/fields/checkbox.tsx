import { Check } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldMessage } from './field-parts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'size' | 'children'> {
  /** Label, clickable as a whole. */
  readonly label: ReactNode;
  readonly error?: string | undefined;
  /** Content beside the label and not part of it: a `보기` button for the full terms. */
  readonly trailing?: ReactNode;
}

/** Agreement, or a multiple choice. Takes effect when a form is submitted; for an immediate setting use `Switch`. */
export function Checkbox({ label, error, trailing, ...input }: CheckboxProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <div>
      <Row>
        <Label>
          <Input {...input} type="checkbox" aria-invalid={hasError || undefined} aria-describedby={`${id}-message`} />
          <Box aria-hidden="true" $error={hasError}>
            <Check size={16} strokeWidth={3} />
          </Box>
          <span>{label}</span>
        </Label>
        {trailing}
      </Row>
      <Message id={`${id}-message`} aria-live="polite" $error={hasError}>
        {error}
      </Message>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
`;

const Label = styled.label`
  position: relative;
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: ${({ theme }) => theme.size.touch};
  cursor: pointer;
`;

/* Aligned with the text, not with the box. */
const Message = styled(FieldMessage)`
  &:not(:empty) {
    margin: 0 0 ${({ theme }) => theme.space[2]} 36px;
  }
`;

const Box = styled.span<{ $error: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  color: ${({ theme }) => theme.color.surface.page};
  background: ${({ theme }) => theme.color.surface.page};
  border: 1.5px solid ${({ theme, $error }) => ($error ? theme.color.border.error : theme.color.border.control)};
  border-radius: ${({ theme }) => theme.radius.small};
  transition:
    background ${({ theme }) => theme.motion.fast},
    border-color ${({ theme }) => theme.motion.fast};
`;

/* Invisible over the whole row, so that finger, keyboard and screen reader use the real input. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;

  &:checked + ${Box} {
    color: ${({ theme }) => theme.color.action.onPrimary};
    background: ${({ theme }) => theme.color.action.primary};
    border-color: ${({ theme }) => theme.color.action.primary};
  }
  &:active:not(:disabled, :checked) + ${Box} {
    color: ${({ theme }) => theme.color.action.neutral};
    background: ${({ theme }) => theme.color.action.neutral};
  }
  &:focus-visible + ${Box} {
    outline: 2px solid ${({ theme }) => theme.color.border.focus};
    outline-offset: 2px;
  }
  &:disabled ~ * {
    opacity: 0.5;
  }
`;
