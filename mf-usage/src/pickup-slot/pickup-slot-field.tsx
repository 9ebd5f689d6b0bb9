import { useNow } from '@dongne/platform';
import { seoulDate } from '@dongne/contract';
import { Chip } from '@dongne/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { FieldError } from '../common/field-error';
import { useFirstFreeSlot } from './pickup-slot-api';
import { pickupDays } from './pickup-slot-rules';
import { SlotsOfDay } from './slots-of-day';

export interface PickupSlotFieldProps {
  readonly laundryId: number;
  /** Start of the chosen slot, as the server wrote it; `null` while none is chosen. */
  readonly value: string | null;
  /** Start of the slot that the request has now: it may be chosen however full it is for others. */
  readonly own?: string;
  readonly onChange: (startsAt: string) => void;
  readonly error?: string | undefined;
}

/** When the shop comes: a day, then one of its two-hour slots. */
export const PickupSlotField = ({ laundryId, value, own, onChange, error }: PickupSlotFieldProps) => {
  const id = useId();
  const days = pickupDays(useNow());
  const [chosenDay, setChosenDay] = useState(value === null ? undefined : seoulDate(value));
  // A day falls off the list when midnight passes, or when the clock turns out to be another.
  const isListed = days.some(({ date }) => date === chosenDay) || (own !== undefined && seoulDate(own) === chosenDay);
  const listedDay = isListed ? chosenDay : undefined;
  const firstFree = useFirstFreeSlot(laundryId, listedDay === undefined);
  // Nobody has to look for a day with room; where none has, the first one says so.
  const firstFreeDay = firstFree === null ? days[0]?.date : firstFree && seoulDate(firstFree.startsAt);
  const day = listedDay ?? firstFreeDay;

  const handleChoose = (startsAt: string) => {
    // Stays on this day even if the slot is refused later.
    setChosenDay(seoulDate(startsAt));
    onChange(startsAt);
  };

  return (
    <fieldset aria-describedby={`${id}-error`} {...(error !== undefined && { 'data-wrong': '' })}>
      <Legend>수거 시간</Legend>
      <Days>
        {days.map(({ date, short, full }) => (
          <Chip key={date} pressed={date === day} aria-label={full} onClick={() => setChosenDay(date)}>
            {short}
          </Chip>
        ))}
      </Days>
      <SlotsOfDay laundryId={laundryId} day={day} value={value} own={own} onChange={handleChoose} />
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
};

const Legend = styled.legend`
  ${({ theme }) => theme.type.title2}
`;

/* Scrolls sideways from edge to edge; the room above and below is for the focus ring. */
const Days = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  margin: ${({ theme }) => theme.space[2]} calc(-1 * ${({ theme }) => theme.size.side});
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.size.side};
  overflow-x: auto;
  scrollbar-width: none;
`;
