import { endpoints, keyOf, type PickupSlot, seoulDate } from '@dongne/contract';
import { queryOf, useRemote, type RemoteData, useNow } from '@dongne/platform';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { pickupDays, type PickupDay } from './pickup-slot-rules';

/** Everything known of a shop's slots. */
const slotsKey = (laundryId: number): readonly unknown[] => keyOf(endpoints.pickupSlots, { id: laundryId });

/** Looks again at what a shop offers. */
export const refreshSlots = (client: QueryClient, laundryId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: slotsKey(laundryId) });

/**
 * Closes a slot that was refused as full, at once: nobody chooses it again while the slots are loaded again.
 *
 * @param startsAt start of the slot, as the server wrote it.
 */
export const closeFullSlot = (client: QueryClient, laundryId: number, startsAt: string): void => {
  client.setQueryData(queryOf(endpoints.pickupSlots, { id: laundryId, date: seoulDate(startsAt) }).queryKey, (slots) =>
    slots?.map((slot) => (slot.startsAt === startsAt ? { ...slot, left: 0 } : slot)),
  );
  void refreshSlots(client, laundryId);
};

/** The slots of a day (`2026-03-04`) that a shop offers; none on a day it is closed. */
export const useSlots = (laundryId: number, date: string | undefined): RemoteData<PickupSlot[]> =>
  useRemote(endpoints.pickupSlots, { id: laundryId, date: date ?? '' }, { enabled: date !== undefined });

const firstFreeSlotOf = (laundryId: number, days: readonly PickupDay[]) =>
  queryOptions({
    queryKey: [...slotsKey(laundryId), 'first-free', days[0]?.date],
    queryFn: async ({ client }): Promise<PickupSlot | null> => {
      for (const { date } of days) {
        const slots = await client.fetchQuery(queryOf(endpoints.pickupSlots, { id: laundryId, date }));
        const free = slots.find(({ left }) => left > 0);
        if (free !== undefined) return free;
      }
      return null;
    },
  });

/** The first slot of a shop that has room; `null` when none has, or none could be found, `undefined` while it is looked for. */
export const useFirstFreeSlot = (laundryId: number, enabled: boolean): PickupSlot | null | undefined => {
  const days = pickupDays(useNow());
  const { data, isError } = useQuery({ ...firstFreeSlotOf(laundryId, days), enabled });
  return isError ? (data ?? null) : data;
};
