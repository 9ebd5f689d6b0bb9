import type { VoucherKeys } from '@dongne/api/base';

/** Programme of the sandbox, at the API's loopback port. */
export const sandboxVoucherKeys = (port: number): VoucherKeys => ({
  keyId: 'sandbox-voucher-key',
  secret: 'sandbox-voucher-secret',
  apiUrl: `http://127.0.0.1:${port}/sandbox/vouchers`,
});
