/** How long a text of a form may be: for the form that is filled in and for the server that takes it. */
export const FORM_LETTERS = {
  address: { roadOrLot: 100, subAddress: 100, entranceInfo: 200, recipient: 50 },
  /** Fits on a parcel's label. */
  bagEntrance: 100,
  addressLabel: 10,
  referralCode: 20,
  objection: 500,
  shopSearch: 50,
} as const;

/**
 * Letters that the cookie with a visitor's address may have, decoded; ours have some hundred. A longer one is no address, for the
 * server that draws a page as for the browser that takes it over.
 */
export const VISITOR_ADDRESS_LETTERS = 300;
