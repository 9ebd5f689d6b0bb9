import type { ReactNode } from 'react';
import styled from 'styled-components';

export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'solid';

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** Short label beside a name: a status, `멤버십`, a count. Not interactive; for that use `Chip`. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Root $tone={tone}>{children}</Root>;
}

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  min-width: 22px;
  padding: 3px 7px;
  ${({ theme }) => theme.type.tiny}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  border-radius: ${({ theme }) => theme.radius.small};
  color: ${({ theme, $tone }) =>
    ({
      neutral: theme.color.text.secondary,
      brand: theme.color.text.brand,
      success: theme.color.text.success,
      warning: theme.color.text.warning,
      solid: theme.color.action.onPrimary,
    })[$tone]};
  background: ${({ theme, $tone }) =>
    ({
      neutral: theme.color.action.neutral,
      brand: theme.color.surface.brand,
      success: theme.color.surface.success,
      warning: theme.color.surface.warning,
      solid: theme.color.action.primary,
    })[$tone]};
`;
