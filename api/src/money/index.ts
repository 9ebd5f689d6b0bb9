export * from './benefits';
export * from './cards';
export * from './charges';
export * from './membership';
export * from './providers';
export * from './reconciliation';
export * from './vouchers';
