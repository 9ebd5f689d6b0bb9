import type { PickupSlot } from '@dongne/contract';
import { http, toRemoteData, type RemoteData } from '@dongne/platform';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { dateOf, hasFreeSlot, type PickupDay } from './pickup-slot-rules';

/** Everything known of a shop's slots. */
export const slotsKey = (laundryId: number): readonly unknown[] => ['laundry', laundryId, 'slots'];

/** The slots of a day (`2026-03-04`) that a shop offers; none on a day it is closed. */
const slotsOf = (laundryId: number, date: string) =>
  queryOptions({
    queryKey: [...slotsKey(laundryId), date],
    queryFn: () => http.get<PickupSlot[]>(`/laundry/${laundryId}/slots`, { params: { date } }),
  });

/**
 * Closes a slot that was refused as full, at once: nobody chooses it again while the slots are loaded anew.
 *
 * @param startsAt start of the slot, as the server wrote it.
 */
export const closeFullSlot = (client: QueryClient, laundryId: number, startsAt: string): void => {
  client.setQueryData(slotsOf(laundryId, dateOf(startsAt)).queryKey, (slots) =>
    slots?.map((slot) => (slot.startsAt === startsAt ? { ...slot, left: 0 } : slot)),
  );
  void client.invalidateQueries({ queryKey: slotsKey(laundryId) });
};

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
