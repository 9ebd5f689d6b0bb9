import { formatWon, type PaymentRecord } from '@dongne/contract';
import { Badge } from '@dongne/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { notesOf, pathOf, refundNote, refundWon, stateOf, subjectOf } from './payment-rules';

/** Payment with subject, amount and state, and its refunds below. */
export function PaymentRow({ record }: { readonly record: PaymentRecord }) {
  const { label, tone } = stateOf(record);
  const path = pathOf(record);
  return (
    <Row>
      <Line>
        {path === undefined ? (
          <Subject>{subjectOf(record)}</Subject>
        ) : (
          <SubjectLink to={path}>
            {subjectOf(record)}
            <ChevronRight size={16} aria-hidden="true" />
          </SubjectLink>
        )}
        <Amount $isTaken={record.paidAt !== null && record.refundedWon < record.amountWon}>
          {formatWon(record.amountWon)}
        </Amount>
      </Line>
      <Line>
        <Notes>
          {notesOf(record).map((note) => (
            <span key={note}>{note}</span>
          ))}
        </Notes>
        <Badge tone={tone}>{label}</Badge>
      </Line>
      {record.refunds.length > 0 && (
        <Refunds aria-label="환불 내역">
          {record.refunds.map((refund, index) => (
            <Refund key={index}>
              <span>{refundNote(refund)}</span>
              <Won>{refundWon(refund)}</Won>
            </Refund>
          ))}
        </Refunds>
      )}
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[4]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.border.subtle};
`;

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
`;

const subject = css`
  min-width: 0;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.type.bodyStrong}
`;

const Subject = styled.p`
  ${subject}
`;

/** Covers the row. */
const SubjectLink = styled(Link)`
  ${subject}
  color: inherit;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${({ theme }) => theme.media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
  display: flex;
  align-items: center;
  gap: 2px;
  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.secondary};
  }
`;

const Amount = styled.p<{ $isTaken: boolean }>`
  flex: none;
  ${({ theme }) => theme.type.bodyStrong}
  color: ${({ theme, $isTaken }) => ($isTaken ? theme.color.text.primary : theme.color.text.tertiary)};
  font-variant-numeric: tabular-nums;
`;

const Notes = styled.p`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  min-width: 0;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
`;

const Refunds = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.surface.sunken};
`;

const Refund = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Won = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;
