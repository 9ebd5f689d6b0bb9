import {
  formatCalendarDay,
  returnDay,
  turnaroundDaysOf,
  type Announced,
  type ShopDetail,
  seoulDate,
} from '@dongne/contract';
import { Text } from '@dongne/ui';
import styled from 'styled-components';

interface ExpectedReturnProps {
  readonly shop: Pick<ShopDetail, 'prices' | 'closedWeekdays' | 'holidays' | 'pauseStartDate' | 'pauseEndDate'>;
  /** Start of the chosen slot; renders nothing without one. */
  readonly startsAt: string | null;
  /** Number of pieces, and those counted by category. */
  readonly pieces: Pick<Announced, 'count' | 'items'>;
}

/** Expected return for a slot, by the shop's working days: the server stores the same day. */
export const ExpectedReturn = ({ shop, startsAt, pieces }: ExpectedReturnProps) => {
  const text = expectedReturnOf({ shop, startsAt, pieces });
  return (
    <Day role="status">
      {text !== null && (
        <Text $type="labelStrong" $color="brand">
          {text}
        </Text>
      )}
    </Day>
  );
};

const Day = styled.div`
  margin-top: ${({ theme }) => theme.space[2]};
`;

/** `12월 2일 (수) 배송 예정`; null without a slot or a known turnaround. */
export const expectedReturnOf = ({ shop, startsAt, pieces }: ExpectedReturnProps): string | null => {
  const { prices, closedWeekdays, holidays, pauseStartDate: from, pauseEndDate: to } = shop;
  const days = turnaroundDaysOf(prices, pieces);
  if (startsAt === null || days === null) return null;
  const pause = from === null || to === null ? null : { from, to };
  const day = returnDay(seoulDate(startsAt), days, { closedWeekdays, holidays, pause });
  return day === null ? null : `${formatCalendarDay(day)} 배송 예정`;
};
