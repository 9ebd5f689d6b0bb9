import { partPlugin } from '../common';
import type { CardProviders } from './card-providers';

declare module '../common/app' {
  interface Parts {
    cardProviders: CardProviders;
  }
}

/** `app.cardProviders`: who registers and charges cards. */
export const cardProvidersPlugin = (cardProviders: CardProviders) =>
  partPlugin('cardProviders', [], () => cardProviders);
