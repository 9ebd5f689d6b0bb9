import { endpoints, type AverageCharge } from '@dongne/contract';
import { queryOf, useViewerPosition } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

/** Lowest and highest prices by category around the viewer; `undefined` until they have loaded, or when they fail. */
export const useNearbyPrices = (): readonly AverageCharge[] | undefined =>
  useQuery({ ...queryOf(endpoints.averageCharges, useViewerPosition() ?? {}), meta: { isOptional: true } }).data;
