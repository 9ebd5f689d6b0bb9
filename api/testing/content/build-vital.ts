import type { SentVital } from '../../src/content/web-vitals/web-vital-schemas';

/** Largest contentful paint of a shop's page after a second, on a phone, rendered by the server. */
export const buildVital = (vital: Partial<SentVital> = {}): SentVital => ({
  name: 'LCP',
  value: 1_000,
  route: '/laundry/:id',
  version: 'mf_laundry@1.0.0-3f2a9c01',
  shell: 'shell@1.0.0-aaaaaaaa',
  drawnBy: 'server',
  navigation: 'navigate',
  network: '4g',
  isNativeApp: false,
  ...vital,
});
