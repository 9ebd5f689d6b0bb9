import type { PickupSlot } from '@dongne/contract';
import { http, toRemoteData, type RemoteData } from '@dongne/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { hasFreeSlot, type PickupDay } from './pickup-slot-rules';

/** Everything known of a shop's slots; invalidate it when one turned out to be full. */
export const slotsKey = (laundryId: number): readonly unknown[] => ['laundry', laundryId, 'slots'];

/** The slots of a day (`2026-03-04`) that a shop offers; none on a day it is closed. */
const slotsOf = (laundryId: number, date: string) =>
  queryOptions({
    queryKey: [...slotsKey(laundryId), date],
    queryFn: () => http.get<PickupSlot[]>(`/laundry/${laundryId}/slots`, { params: { date } }),
  });

export const useSlots = (laundryId: number, date: string | undefined): RemoteData<PickupSlot[]> =>
  toRemoteData(useQuery({ ...slotsOf(laundryId, date ?? ''), enabled: date !== undefined }));

/** The first day that has room, so that nobody has to look for it; the first of all days when none has. */
export const useFirstFreeDay = (
  laundryId: number,
  days: readonly PickupDay[],
  enabled: boolean,
): string | undefined => {
  const [today] = days;
  const { data, isError } = useQuery({
    queryKey: [...slotsKey(laundryId), 'first-free-day', today?.date],
    enabled,
    queryFn: async ({ client }) => {
      for (const { date } of days) {
        if (hasFreeSlot(await client.fetchQuery(slotsOf(laundryId, date)))) return date;
      }
      return null;
    },
  });
  const isSettled = isError || data === null;
  return data ?? (isSettled ? today?.date : undefined);
};
