import type { PickupSlot } from '@dongne/contract';
import { http, toRemoteData, type RemoteData } from '@dongne/platform';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { dateOf, pickupDays, type PickupDay } from './pickup-slot-rules';

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

/** The first slot that has room on one of the days; `null` when none has. */
const firstFreeSlotOf = (laundryId: number, days: readonly PickupDay[]) =>
  queryOptions({
    queryKey: [...slotsKey(laundryId), 'first-free', days[0]?.date],
    queryFn: async ({ client }): Promise<PickupSlot | null> => {
      for (const { date } of days) {
        const free = (await client.fetchQuery(slotsOf(laundryId, date))).find(({ left }) => left > 0);
        if (free !== undefined) return free;
      }
      return null;
    },
  });

/** The next slot of a shop that can be booked; `null` when there is none, or none could be found. */
export const fetchNextFreeSlot = (client: QueryClient, laundryId: number): Promise<PickupSlot | null> =>
  client.fetchQuery(firstFreeSlotOf(laundryId, pickupDays(Date.now()))).catch(() => null);

/** The first day that has room, so that nobody has to look for it; the first of all days when none has. */
export const useFirstFreeDay = (
  laundryId: number,
  days: readonly PickupDay[],
  enabled: boolean,
): string | undefined => {
  const [today] = days;
  const { data, isError } = useQuery({ ...firstFreeSlotOf(laundryId, days), enabled });
  if (data) return dateOf(data.startsAt);
  return isError || data === null ? today?.date : undefined;
};
