import type { SentVital } from '../web-vital-schemas';

/** The largest part of a shop's page stood after a second, on a phone, drawn by the server. */
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
