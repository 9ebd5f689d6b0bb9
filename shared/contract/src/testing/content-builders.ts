import type { ClientConfig } from '../api-types';

/** The public configuration of a server without a key of anybody else. */
export const buildClientConfig = (choices: Partial<ClientConfig> = {}): ClientConfig => ({
  map: { provider: 'leaflet', key: null },
  postcode: { provider: 'none' },
  chat: { provider: 'none', key: null },
  analytics: { provider: 'none', key: null },
  socialProviders: [],
  storeLinks: { android: '', ios: '' },
  ...choices,
});
