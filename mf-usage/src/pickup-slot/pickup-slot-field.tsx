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
  /** Start of the chosen slot, as sent by the server; `null` without one. */
  readonly value: string | null;
  /** Start of the request's current slot: it stays selectable when full. */
  readonly own?: string;
  readonly onChange: (startsAt: string) => void;
  readonly error?: string | undefined;
}

/** Slot picker: a day, then one of its two-hour slots. */
export const PickupSlotField = ({ laundryId, value, own, onChange, error }: PickupSlotFieldProps) => {
  const id = useId();
  const days = pickupDays(useNow());
  const [chosenDay, setChosenDay] = useState(value === null ? undefined : seoulDate(value));
  // A day leaves the list at midnight or when the device clock is corrected.
  const isListed = days.some(({ date }) => date === chosenDay) || (own !== undefined && seoulDate(own) === chosenDay);
  const listedDay = isListed ? chosenDay : undefined;
  const firstFree = useFirstFreeSlot(laundryId, listedDay === undefined);
  // Preselects the first day with room, or the first day when all are full.
  const firstFreeDay = firstFree === null ? days[0]?.date : firstFree && seoulDate(firstFree.startsAt);
  const day = listedDay ?? firstFreeDay;

  const handleChoose = (startsAt: string) => {
    // Pins the day, also when the slot is refused later.
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

/* Scrolls horizontally to both edges; the vertical padding leaves room for the focus ring. */
const Days = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  margin: ${({ theme }) => theme.space[2]} calc(-1 * ${({ theme }) => theme.size.side});
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.size.side};
  overflow-x: auto;
  scrollbar-width: none;
`;
