/** Parts of the product that a programme may disable for its users; ruling on partner id 1. */
export const PARTNER_RESTRICTIONS = [
  'membership',
  'advertising',
  'coupons',
  'cardPayment',
  'invite',
  'addressChange',
  'installBanner',
] as const;
export type PartnerRestriction = (typeof PARTNER_RESTRICTIONS)[number];
