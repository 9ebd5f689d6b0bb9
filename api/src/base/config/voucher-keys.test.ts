import { voucherKeysOf, VOUCHERS_OFF_SENTENCE } from './voucher-keys';

const REAL = { VOUCHER_KEY_ID: 'ours', VOUCHER_SECRET: 'a', VOUCHER_API_URL: 'https://voucher.example/api' };
const OTHERS = { keyId: 'other', secret: 'b', apiUrl: 'http://127.0.0.1:4000/vouchers' };

describe('keys of the voucher programme', () => {
  it('are off without keys, and the log names the missing settings', () => {
    expect(voucherKeysOf({})).toBeNull();
    expect(VOUCHERS_OFF_SENTENCE).toMatch(/^Vouchers are off: set VOUCHER_KEY_ID, .* to switch them on\.$/);
  });

  it('are the given others without keys', () => {
    expect(voucherKeysOf({ VOUCHER_SECRET: '' }, OTHERS)).toBe(OTHERS);
  });

  it('are the real ones if set', () => {
    expect(voucherKeysOf(REAL, OTHERS)).toEqual({ keyId: 'ours', secret: 'a', apiUrl: 'https://voucher.example/api' });
  });

  it('are required together, and the missing one is named', () => {
    expect(() => voucherKeysOf({ ...REAL, VOUCHER_SECRET: '' })).toThrow('missing: VOUCHER_SECRET');
  });

  it.each(['http://voucher.example', 'voucher.example', 'https://voucher.example/'])(
    'are rejected with an unsafe URL: %s',
    (VOUCHER_API_URL) => {
      expect(() => voucherKeysOf({ ...REAL, VOUCHER_API_URL })).toThrow('VOUCHER_API_URL must be');
    },
  );
});
