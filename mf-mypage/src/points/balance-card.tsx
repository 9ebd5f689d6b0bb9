import { Card } from '@dongne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface BalanceCardProps {
  readonly label: string;
  readonly amount: string;
  /** What holds for it, below. */
  readonly children?: ReactNode;
}

/** How much is there, in large figures: points or vouchers. */
export const BalanceCard = ({ label, amount, children }: BalanceCardProps) => (
  <Card tone="brand">
    <Label>{label}</Label>
    <Amount>{amount}</Amount>
    {children}
  </Card>
);

const Label = styled.p`
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Amount = styled.p`
  ${({ theme }) => theme.type.display}
  color: ${({ theme }) => theme.color.text.brand};
  font-variant-numeric: tabular-nums;
`;
