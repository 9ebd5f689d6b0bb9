import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  readonly pressed: boolean;
  readonly icon?: ReactNode;
}

/**
 * Filter that is on or off (`aria-pressed`). For one choice out of several use `ChoiceGroup`; for a mere mark, `Badge`.
 */
export function Chip({ pressed, icon, children, ...rest }: ChipProps) {
  return (
    <Root {...rest} type="button" aria-pressed={pressed}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  flex: none;
  min-height: 36px;
  padding: 0 14px;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
  background: ${({ theme }) => theme.color.surface.page};
  border: 1px solid ${({ theme }) => theme.color.border.strong};
  border-radius: ${({ theme }) => theme.radius.full};
  white-space: nowrap;
  transition:
    background ${({ theme }) => theme.motion.fast},
    color ${({ theme }) => theme.motion.fast};

  /* Looks 36 px high with a touch target of 44 px. */
  &::after {
    content: '';
    position: absolute;
    inset: -5px 0;
  }
  &[aria-pressed='true'] {
    ${({ theme }) => theme.type.labelStrong}
    color: ${({ theme }) => theme.color.action.onSelected};
    background: ${({ theme }) => theme.color.action.selected};
    border-color: ${({ theme }) => theme.color.action.selected};
  }
  &:disabled {
    color: ${({ theme }) => theme.color.action.onDisabled};
    background: ${({ theme }) => theme.color.action.disabled};
  }
`;
