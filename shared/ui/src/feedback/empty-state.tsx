import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface EmptyStateProps {
  /** Picture of this package. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  /** Next step, to avoid a dead end. */
  readonly action?: ReactNode;
}

/** Empty state with a next step. For a failure, use `ErrorState`. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <Root>
      {picture}
      <Title>{title}</Title>
      {text !== undefined && <Text>{text}</Text>}
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${({ theme }) => theme.space[12]} 0;
  text-align: center;
`;

const Title = styled.p`
  margin-top: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.type.title3}
`;

const Text = styled.p`
  margin-top: ${({ theme }) => theme.space[1]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.tertiary};
  white-space: pre-line;
`;

const Action = styled.div`
  margin-top: ${({ theme }) => theme.space[6]};
`;
