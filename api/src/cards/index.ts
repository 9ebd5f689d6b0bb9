// The door of cards: the member's means of payment, and the windows in which it is registered.
export { CARD_COPY } from './card-copy';
export { cardJobs } from './card-jobs';
export { endKeysOf } from './card-keys';
export { activeCardOf, hasUnpaid, type PaymentCardRow } from './card-repository';
export { type CardHooks, type CardParts, NO_CARD_HOOKS } from './card-returns';
export { ProviderParams, WindowForm, WindowOrder, type WindowOrderInput } from './card-schemas';
export type { CardSessionRow, WindowResult } from './card-session-repository';
export { buyerOf, openWindow, PROVIDER_OF, windowAddresses } from './card-windows';
export { cardRoutes } from './card-routes';
export { forgetCardOf } from './card-service';
export { billingKeyOf, storeCard } from './registered-card';
