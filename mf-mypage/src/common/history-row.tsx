import type { ReactNode } from 'react';
import styled from 'styled-components';

interface HistoryRowProps {
  readonly title: string;
  /** Time and result, in small letters. */
  readonly note: ReactNode;
  /** Amount at the end of the row. */
  readonly children?: ReactNode;
}

/** Row of a history: points, vouchers or invited friends. */
export const HistoryRow = ({ title, note, children }: HistoryRowProps) => (
  <Row>
    <span>
      <Title>{title}</Title>
      <Note>{note}</Note>
    </span>
    {children}
  </Row>
);

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[4]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.border.subtle};
`;

const Title = styled.span`
  display: block;
`;

const Note = styled.span`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
`;

/** Amount of a row in tabular figures; gains are highlighted. */
export const HistorySum = styled.span<{ $isGain?: boolean }>`
  flex: none;
  ${({ theme }) => theme.type.bodyStrong}
  color: ${({ theme, $isGain = false }) => ($isGain ? theme.color.text.brand : theme.color.text.primary)};
  font-variant-numeric: tabular-nums;
`;
