import { seoulDate } from '@dongne/contract';
import { ChoiceGroup, ErrorState, Notice, Skeleton, SkeletonGroup } from '@dongne/ui';
import styled from 'styled-components';
import { useSlots } from './pickup-slot-api';
import { shownSlots } from './pickup-slot-rules';

interface SlotsOfDayProps {
  readonly laundryId: number;
  /** `undefined` while the first free day loads. */
  readonly day: string | undefined;
  readonly value: string | null;
  /** Start of the request's current slot. */
  readonly own: string | undefined;
  readonly onChange: (startsAt: string) => void;
}

/** The slots of the chosen day as radio chips. */
export const SlotsOfDay = ({ laundryId, day, value, own, onChange }: SlotsOfDayProps) => {
  const slots = useSlots(laundryId, day);
  switch (slots.state) {
    case 'loading':
      return (
        <SkeletonGroup label="수거 시간을 불러오는 중이에요">
          <Grid>
            {[0, 1, 2, 3, 4, 5].map((place) => (
              <Skeleton key={place} height="44px" />
            ))}
          </Grid>
        </SkeletonGroup>
      );
    case 'failed':
      return <ErrorState message="수거 시간을 불러오지 못했어요" onRetry={slots.retry} />;
    case 'ready':
      if (day === undefined || (slots.value.length === 0 && !isOnDay(own, day)))
        return <Notice>이날은 고를 수 있는 시간이 없어요. 다른 날을 골라 주세요.</Notice>;
      return (
        <ChoiceGroup
          label="시간대"
          hideLabel
          columns={2}
          choices={shownSlots(day, slots.value, own).map(({ startsAt, label, isClosed }) => ({
            value: startsAt,
            label: isClosed ? `${label} 마감` : label,
            disabled: isClosed,
          }))}
          value={value}
          onChange={onChange}
        />
      );
  }
};

const isOnDay = (own: string | undefined, day: string): boolean => own !== undefined && seoulDate(own) === day;

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space[2]};
`;
