import { Card } from '@dongne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface BalanceCardProps {
  readonly label: string;
  readonly amount: string;
  /** Notes below the amount. */
  readonly children?: ReactNode;
}

/** Balance of points or vouchers in large figures. */
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
