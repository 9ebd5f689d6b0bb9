// Tables of the sandbox; their migrations are in `migrations`.
export * from './payment-tables';
export * from './voucher-tables';
