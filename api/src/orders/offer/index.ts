// Public interface of a shop's offer: price, approval and corrections.
export type { OfferedItem } from './make-offer';
export { benefitsOf } from './offer-benefits';
export { offerPrice } from './offer-price';
export { approvedItems, currentOffer, itemOf, washedItems } from './offer-repository';
export {
  ApprovalRefused,
  ApproveBody,
  type ApproveInput,
  type OfferBenefitsView,
  PriceLine,
  RequestOffer,
} from './offer-schemas';
export { canCallCustomer, checkUnanswered } from './offer-times';
export { offerView } from './offer-view';
export { approvePrice } from './price-approval';
export { remindOfPrice } from './remind-of-price';
export { removeFee } from './remove-fee';
export { revokeAdvance } from './revoke-advance';
