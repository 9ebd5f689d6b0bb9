// The door of cards: the member's means of payment.
export { cardRoutes } from './card-routes';
