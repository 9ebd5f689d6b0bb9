import type { CardProviderKeys, ProviderFetch } from '#base';
import type { CardProvider } from './providers/card-provider';
import { inicisProvider } from './providers/inicis/inicis-provider';
import { nicepayProvider } from './providers/nicepay/nicepay-provider';

/** Card providers by their names on the wire. */
export type CardProviderName = 'INICIS' | 'NICEPAY';

/** Adapters that register and charge cards; null without keys. */
export type CardProviders = Readonly<Record<CardProviderName, CardProvider | null>>;

/** The providers whose keys there are. @param fetch reaches their servers. */
export const cardProvidersOf = ({ inicis, nicepay }: CardProviderKeys, fetch: ProviderFetch): CardProviders => ({
  INICIS: inicis === null ? null : inicisProvider(inicis, fetch),
  NICEPAY: nicepay === null ? null : nicepayProvider(nicepay, fetch),
});
