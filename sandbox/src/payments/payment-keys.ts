/** Keys of the one shop at the sandbox's Inicis; valid nowhere else. */
export const INICIS_KEYS = {
  mid: 'sandboxmid',
  /** Of the PC window and its approval. */
  signKey: 'sandbox-inicis-sign-key',
  /** Of charges and refunds: the `INIAPIKey`. */
  apiKey: 'sandbox-inicis-api-key',
  /** Of the mobile window of one payment. */
  hashKey: 'sandbox-inicis-hash-key',
  /** Of the mobile window that registers a card. */
  mobileBillingKey: 'sandbox-inicis-mobile-billing-key',
} as const;

/** Keys at the sandbox's NicePay. */
export const NICEPAY_KEYS = {
  clientId: 'sandbox-nicepay-client',
  secretKey: 'sandbox-nicepay-secret-key',
} as const;
