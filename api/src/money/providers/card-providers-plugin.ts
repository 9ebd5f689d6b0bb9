import { partPlugin } from '#base';
import type { CardProviders } from './card-providers';

declare module '../../base/common/app' {
  interface Parts {
    cardProviders: CardProviders;
  }
}

/** `app.cardProviders`: adapters that register and charge cards. */
export const cardProvidersPlugin = (cardProviders: CardProviders) =>
  partPlugin('cardProviders', [], () => cardProviders);
