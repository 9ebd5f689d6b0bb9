/** What the voucher programme knows us by, and where it is reached. */
export interface VoucherKeys {
  /** Names the secret, so that two of them can be good while one is replaced. */
  readonly keyId: string;
  /** Signs every call. */
  readonly secret: string;
  /** Address of its API, without a slash at its end. */
  readonly apiUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = ['VOUCHER_KEY_ID', 'VOUCHER_SECRET', 'VOUCHER_API_URL'] as const;

/** One sentence for the log when nobody takes vouchers. */
export const VOUCHERS_OFF_SENTENCE = `Vouchers are off: set ${NAMES.join(', ')} to switch them on.`;

/** The sandbox's programme, at the API's own loopback port. */
export const sandboxVoucherKeys = (port: number): VoucherKeys => ({
  keyId: 'sandbox-voucher-key',
  secret: 'sandbox-voucher-secret',
  apiUrl: `http://127.0.0.1:${port}/sandbox/vouchers`,
});

const isSafeAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:' && !address.endsWith('/');

/**
 * Whom vouchers are spent with: the real programme by its keys, the sandbox's without them, nobody where there is no sandbox.
 *
 * @param sandboxPort where the sandbox's programme answers, null without a sandbox.
 * @throws {Error} with one sentence when some keys are set and others are not, or the address is no https address.
 */
export const voucherKeysOf = (environment: Environment, sandboxPort: number | null): VoucherKeys | null => {
  const missing = NAMES.filter((name) => (environment[name] ?? '') === '');
  if (missing.length === NAMES.length) return sandboxPort === null ? null : sandboxVoucherKeys(sandboxPort);
  if (missing.length > 0) throw new Error(`${NAMES.join(', ')} are wanted together; missing: ${missing.join(', ')}`);
  const [keyId = '', secret = '', apiUrl = ''] = NAMES.map((name) => environment[name]);
  if (!isSafeAddress(apiUrl)) throw new Error('VOUCHER_API_URL must be an https address without a slash at its end');
  return { keyId, secret, apiUrl };
};
