import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface KeyValue {
  readonly key: string;
  readonly value: ReactNode;
  /** Emphasized row: a sum. */
  readonly strong?: boolean;
}

export interface KeyValueListProps {
  readonly rows: readonly KeyValue[];
}

/** List of names and values: what was ordered, how a price is composed. */
export function KeyValueList({ rows }: KeyValueListProps) {
  return (
    <List>
      {rows.map((row) => (
        <Row key={row.key} $strong={row.strong ?? false}>
          <dt>{row.key}</dt>
          <dd>{row.value}</dd>
        </Row>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

const Row = styled.div<{ $strong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${({ theme }) => theme.space[6]};
  ${({ theme, $strong }) => ($strong ? theme.type.title3 : theme.type.label)}
  dt {
    max-width: 100%;
    color: ${({ theme, $strong }) => ($strong ? theme.color.text.primary : theme.color.text.tertiary)};
  }
  /* Moves below its name where less than an amount of room is left. */
  dd {
    flex: 1 1 5.5em;
    overflow-wrap: break-word;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;
