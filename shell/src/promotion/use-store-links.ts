import type { ClientConfig } from '@dongne/contract';
import { useClientConfig } from '@dongne/platform';

export type StoreLinks = ClientConfig['storeLinks'];

/** Where the native apps are to be had; `undefined` until it is known, or when it cannot be had. */
export const useStoreLinks = (): StoreLinks | undefined => useClientConfig()?.storeLinks;
