import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'type' | 'role' | 'size' | 'children'
> {
  /** Name of the setting. */
  readonly label: string;
  /** Second line that explains its effect. */
  readonly description?: ReactNode;
}

/** Setting or option that is on or off. For agreement to terms use `Checkbox`. `onChange` is the input's own event. */
export function Switch({ label, description, ...input }: SwitchProps) {
  const id = useId();
  return (
    <Row>
      <span>
        <Name id={`${id}-label`}>{label}</Name>
        {description !== undefined && <Description id={`${id}-description`}>{description}</Description>}
      </span>
      <Input
        {...input}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        {...(description !== undefined && { 'aria-describedby': `${id}-description` })}
      />
      <Track aria-hidden="true" />
    </Row>
  );
}

const Row = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  min-height: ${({ theme }) => theme.size.buttonNormal};
  padding: ${({ theme }) => theme.space[2]} 0;
  cursor: pointer;
`;

const Name = styled.span`
  display: block;
  ${({ theme }) => theme.type.body}
`;

const Description = styled.span`
  display: block;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
`;

/* Off is hollow with a small grey knob, so that it is recognizable without colours. */
const Track = styled.span`
  flex: none;
  width: 52px;
  height: 32px;
  padding: 3px;
  box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color.border.control};
  border-radius: ${({ theme }) => theme.radius.full};
  transition:
    background ${({ theme }) => theme.motion.normal},
    box-shadow ${({ theme }) => theme.motion.normal};
  &::before {
    content: '';
    display: block;
    width: 26px;
    height: 26px;
    background: ${({ theme }) => theme.color.border.control};
    border-radius: ${({ theme }) => theme.radius.full};
    transform: scale(0.62);
    transition:
      background ${({ theme }) => theme.motion.normal},
      transform ${({ theme }) => theme.motion.normal};
  }
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;

  &:checked + ${Track} {
    background: ${({ theme }) => theme.color.action.primary};
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color.action.primary};
  }
  &:checked + ${Track}::before {
    background: ${({ theme }) => theme.color.action.onPrimary};
    transform: translateX(20px);
  }
  &:active:not(:disabled) + ${Track}::before {
    transform: scale(0.75);
  }
  &:checked:active:not(:disabled) + ${Track}::before {
    transform: translateX(20px) scale(0.9);
  }
  &:focus-visible + ${Track} {
    outline: 2px solid ${({ theme }) => theme.color.border.focus};
    outline-offset: 2px;
  }
  &:disabled + ${Track} {
    opacity: 0.4;
  }
`;
