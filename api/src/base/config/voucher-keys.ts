/** Credentials and endpoint of the voucher programme. */
export interface VoucherKeys {
  /** Key id, so that two secrets are valid while one is being rotated. */
  readonly keyId: string;
  /** Signs every call. */
  readonly secret: string;
  /** Base URL of its API, without a trailing slash. */
  readonly apiUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = ['VOUCHER_KEY_ID', 'VOUCHER_SECRET', 'VOUCHER_API_URL'] as const;

/** Log sentence when vouchers are off. */
export const VOUCHERS_OFF_SENTENCE = `Vouchers are off: set ${NAMES.join(', ')} to switch them on.`;

const isSafeAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:' && !address.endsWith('/');

/**
 * Selects the voucher programme: the real one by its keys, else another one, by default none.
 *
 * @throws {Error} with one sentence when only some keys are set, or the URL is not https.
 */
export const voucherKeysOf = (environment: Environment, otherwise: VoucherKeys | null = null): VoucherKeys | null => {
  const missing = NAMES.filter((name) => (environment[name] ?? '') === '');
  if (missing.length === NAMES.length) return otherwise;
  if (missing.length > 0) throw new Error(`${NAMES.join(', ')} are wanted together; missing: ${missing.join(', ')}`);
  const [keyId = '', secret = '', apiUrl = ''] = NAMES.map((name) => environment[name]);
  if (!isSafeAddress(apiUrl)) throw new Error('VOUCHER_API_URL must be an https address without a slash at its end');
  return { keyId, secret, apiUrl };
};
