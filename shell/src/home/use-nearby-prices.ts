import { endpoints, type AverageCharge } from '@dongne/contract';
import { queryOf, useAddress } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

/** Lowest and highest prices by category around the address; `undefined` until they have loaded, or when they fail. */
export const useNearbyPrices = (): readonly AverageCharge[] | undefined => {
  const address = useAddress();
  const position =
    address.state === 'ready' ? { latitude: address.value.latitude, longitude: address.value.longitude } : undefined;
  const { data } = useQuery({
    ...queryOf(endpoints.averageCharges, position ?? {}),
    enabled: position !== undefined,
    meta: { isOptional: true },
  });
  return data;
};
