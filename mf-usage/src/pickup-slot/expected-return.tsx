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
  const day = startsAt === null ? null : expectedDay(shop, seoulDate(startsAt), pieces);
  return (
    <Day role="status">
      {day !== null && (
        <Text $type="labelStrong" $color="brand">
          {formatCalendarDay(day)} 배송 예정
        </Text>
      )}
    </Day>
  );
};

const Day = styled.div`
  margin-top: ${({ theme }) => theme.space[2]};
`;

const expectedDay = (
  { prices, closedWeekdays, holidays, pauseStartDate: from, pauseEndDate: to }: ExpectedReturnProps['shop'],
  collectedOn: string,
  pieces: ExpectedReturnProps['pieces'],
): string | null => {
  const days = turnaroundDaysOf(prices, pieces);
  const pause = from === null || to === null ? null : { from, to };
  return days === null ? null : returnDay(collectedOn, days, { closedWeekdays, holidays, pause });
};
