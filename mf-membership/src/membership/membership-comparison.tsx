import { formatWon } from '@dongne/contract';
import { ChoiceGroup, KeyValueList, Section, Stack } from '@dongne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { BREAK_EVEN_WON, compareMonth, EXAMPLE_SPENDING } from './membership-rules';

const CHOICES = EXAMPLE_SPENDING.map((won) => ({ value: String(won), label: formatWon(won) }));

/** Comparison of monthly costs with and without a membership, also where it costs more. */
export function MembershipComparison() {
  const [spending, setSpending] = useState(String(EXAMPLE_SPENDING[1]));
  const { withoutWon, discountWon, feeWon, withWon, savedWon } = compareMonth(Number(spending));
  return (
    <Section
      title="나에게 이득일까요?"
      description={`한 달에 ${formatWon(BREAK_EVEN_WON)}보다 많이 맡기면 이득이에요.`}
    >
      <Stack $gap={5}>
        <ChoiceGroup label="한 달 세탁 요금" choices={CHOICES} value={spending} onChange={setSpending} columns={3} />
        <KeyValueList
          rows={[
            { key: '세탁 요금', value: formatWon(withoutWon) },
            { key: '멤버십 할인', value: `-${formatWon(discountWon)}` },
            { key: '월 회비', value: `+${formatWon(feeWon)}` },
            { key: '실제 내는 금액', value: formatWon(withWon), strong: true },
          ]}
        />
        <Verdict role="status">{verdictOf(savedWon)}</Verdict>
      </Stack>
    </Section>
  );
}

const verdictOf = (savedWon: number): string =>
  savedWon > 0
    ? `한 달에 ${formatWon(savedWon)} 아껴요.`
    : `이만큼 쓰신다면 멤버십 없이 이용하는 편이 ${formatWon(-savedWon)} 저렴해요.`;

const Verdict = styled.p`
  padding: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.type.labelStrong}
  text-align: center;
  background: ${({ theme }) => theme.color.surface.sunken};
  border-radius: ${({ theme }) => theme.radius.medium};
`;
