// Public interface of providers: adapters that charge cards.
export { type CardProviderName, type CardProviders, cardProvidersOf } from './card-providers';
export { cardProvidersPlugin } from './card-providers-plugin';
export type * from './providers/card-provider';
export { isCancelledInWindow } from './providers/outcome';
export { inicisProvider } from './providers/inicis/inicis-provider';
export { nicepayProvider } from './providers/nicepay/nicepay-provider';
export { NICEPAY_WEBHOOK_ANSWER } from './providers/nicepay/nicepay-webhook';
