import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export type NoticeTone = 'brand' | 'success' | 'warning' | 'neutral';

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const ICONS = { brand: Info, neutral: Info, success: CircleCheck, warning: CircleAlert } as const satisfies Record<
  NoticeTone,
  unknown
>;

/** Permanent notice in the page: a pause of the shop, a fee, a promise. For temporary ones use a toast. */
export function Notice({ tone = 'neutral', children, action }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <Root $tone={tone}>
      <Icon size={20} aria-hidden="true" />
      <Text>{children}</Text>
      {action}
    </Root>
  );
}

const Root = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.type.label}
  border-radius: ${({ theme }) => theme.radius.medium};
  color: ${({ theme, $tone }) =>
    ({
      brand: theme.color.text.brand,
      success: theme.color.text.success,
      warning: theme.color.text.warning,
      neutral: theme.color.text.secondary,
    })[$tone]};
  background: ${({ theme, $tone }) =>
    ({
      brand: theme.color.surface.brand,
      success: theme.color.surface.success,
      warning: theme.color.surface.warning,
      neutral: theme.color.surface.sunken,
    })[$tone]};
  svg {
    flex: none;
    margin-top: 1px;
  }
`;

const Text = styled.div`
  flex: 1;
`;
