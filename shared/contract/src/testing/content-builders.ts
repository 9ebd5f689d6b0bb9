import type { ClientConfig } from '../api-types';

/** Public configuration of a server without external keys. */
export const buildClientConfig = (choices: Partial<ClientConfig> = {}): ClientConfig => ({
  map: { provider: 'leaflet', key: null },
  postcode: { provider: 'none' },
  chat: { provider: 'none', key: null },
  analytics: { provider: 'none', key: null },
  socialProviders: [],
  storeLinks: { android: '', ios: '' },
  ...choices,
});
