import { endpoints, keyOf, type PickupSlot, seoulDate } from '@dongne/contract';
import { queryOf, useRemote, type RemoteData, useNow } from '@dongne/platform';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { pickupDays, type PickupDay } from './pickup-slot-rules';

/** Query key of all slots of a shop. */
const slotsKey = (laundryId: number): readonly unknown[] => keyOf(endpoints.pickupSlots, { id: laundryId });

/** Refetches the slots of a shop. */
export const refreshSlots = (client: QueryClient, laundryId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: slotsKey(laundryId) });

/**
 * Marks a slot as full in the cache at once, so that it cannot be chosen again during the refetch.
 * @param startsAt start of the slot, as sent by the server.
 */
export const closeFullSlot = (client: QueryClient, laundryId: number, startsAt: string): void => {
  client.setQueryData(queryOf(endpoints.pickupSlots, { id: laundryId, date: seoulDate(startsAt) }).queryKey, (slots) =>
    slots?.map((slot) => (slot.startsAt === startsAt ? { ...slot, left: 0 } : slot)),
  );
  void refreshSlots(client, laundryId);
};

/** Slots of a day (`2026-03-04`) at a shop; empty on a closed day. */
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

/** First free slot of a shop; `null` when there is none or loading failed, `undefined` while loading. */
export const useFirstFreeSlot = (laundryId: number, enabled: boolean): PickupSlot | null | undefined => {
  const days = pickupDays(useNow());
  const { data, isError } = useQuery({ ...firstFreeSlotOf(laundryId, days), enabled });
  return isError ? (data ?? null) : data;
};
