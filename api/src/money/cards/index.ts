// Public interface of cards: the member's payment card, and the windows in which it is registered.
export { cardJobs } from './card-jobs';
export { endKeysOf } from './card-keys';
export { activeCardOf } from './card-repository';
export type { CardHooks } from './card-returns';
export { ProviderParams, WindowForm, WindowOrder, type WindowOrderInput } from './card-schemas';
export { type CardSessionRow, settleWindow, type WindowResult } from './card-session-repository';
export { buyerOf, openWindow, PROVIDER_OF, windowAddresses } from './card-windows';
export { cardRoutes } from './card-routes';
export { bindWindow } from './window-browser';
export { forgetCardOf } from './card-service';
export { billingKeyOf, storeCard } from './registered-card';
