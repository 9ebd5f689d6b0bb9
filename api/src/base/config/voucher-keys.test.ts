import { voucherKeysOf, VOUCHERS_OFF_SENTENCE } from './voucher-keys';

const REAL = { VOUCHER_KEY_ID: 'ours', VOUCHER_SECRET: 'a', VOUCHER_API_URL: 'https://voucher.example/api' };

describe('keys of the voucher programme', () => {
  it('are off without sandbox and keys, and the log names the missing settings', () => {
    expect(voucherKeysOf({}, null)).toBeNull();
    expect(VOUCHERS_OFF_SENTENCE).toMatch(/^Vouchers are off: set VOUCHER_KEY_ID, .* to switch them on\.$/);
  });

  it('are those of the sandbox if it runs, at its own loopback port', () => {
    expect(voucherKeysOf({ VOUCHER_SECRET: '' }, 4_321)?.apiUrl).toBe('http://127.0.0.1:4321/sandbox/vouchers');
  });

  it('are the real ones if set', () => {
    expect(voucherKeysOf(REAL, 4_321)).toEqual({ keyId: 'ours', secret: 'a', apiUrl: 'https://voucher.example/api' });
  });

  it('are required together, and the missing one is named', () => {
    expect(() => voucherKeysOf({ ...REAL, VOUCHER_SECRET: '' }, null)).toThrow('missing: VOUCHER_SECRET');
  });

  it.each(['http://voucher.example', 'voucher.example', 'https://voucher.example/'])(
    'are rejected with an unsafe URL: %s',
    (VOUCHER_API_URL) => {
      expect(() => voucherKeysOf({ ...REAL, VOUCHER_API_URL }, null)).toThrow('VOUCHER_API_URL must be');
    },
  );
});
