/** Maximum lengths of form texts, for the form and the server. */
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
 * Maximum length of the decoded cookie with a visitor's address; ours have some hundred letters. Server and browser
 * both ignore a longer one.
 */
export const VISITOR_ADDRESS_LETTERS = 300;
