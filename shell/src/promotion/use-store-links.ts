import type { ClientConfig } from '@dongne/contract';
import { useClientConfig } from '@dongne/platform';

export type StoreLinks = ClientConfig['storeLinks'];

/** Store links of the native apps; `undefined` until loaded, or when they fail to load. */
export const useStoreLinks = (): StoreLinks | undefined => useClientConfig()?.storeLinks;
