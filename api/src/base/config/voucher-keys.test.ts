import { voucherKeysOf, VOUCHERS_OFF_SENTENCE } from './voucher-keys';

const REAL = { VOUCHER_KEY_ID: 'ours', VOUCHER_SECRET: 'a', VOUCHER_API_URL: 'https://voucher.example/api' };

describe('the keys of the voucher programme', () => {
  it('are nobody’s without a sandbox and without keys, and one sentence says what would switch vouchers on', () => {
    expect(voucherKeysOf({}, null)).toBeNull();
    expect(VOUCHERS_OFF_SENTENCE).toMatch(/^Vouchers are off: set VOUCHER_KEY_ID, .* to switch them on\.$/);
  });

  it('are the sandbox’s where there is one, at its own loopback port', () => {
    expect(voucherKeysOf({ VOUCHER_SECRET: '' }, 4_321)?.apiUrl).toBe('http://127.0.0.1:4321/sandbox/vouchers');
  });

  it('are the real ones where they are set', () => {
    expect(voucherKeysOf(REAL, 4_321)).toEqual({ keyId: 'ours', secret: 'a', apiUrl: 'https://voucher.example/api' });
  });

  it('are wanted together, and the one that is missing is named', () => {
    expect(() => voucherKeysOf({ ...REAL, VOUCHER_SECRET: '' }, null)).toThrow('missing: VOUCHER_SECRET');
  });

  it.each(['http://voucher.example', 'voucher.example', 'https://voucher.example/'])(
    'are refused with an address that is not safe to sign for: %s',
    (VOUCHER_API_URL) => {
      expect(() => voucherKeysOf({ ...REAL, VOUCHER_API_URL }, null)).toThrow('VOUCHER_API_URL must be');
    },
  );
});
