// Every table of the database, by feature: SQL joins across features and foreign keys lead from one to another, so the
// tables are one module, the lowest (ADR 0044). Only repositories and the seed import it for more than a type.
export * from './auth-tables';
export * from './social-tables';
export * from './benefit-tables';
export * from './card-tables';
export * from './charge-tables';
export * from './client-event-tables';
export * from './common-tables';
export * from './content-tables';
export * from './delivery-bag-tables';
export * from './file-tables';
export * from './laundry-tables';
export * from './ledger-tables';
export * from './member-tables';
export * from './membership-tables';
export * from './my-laundry-tables';
export * from './notification-tables';
export * from './move-tables';
export * from './no-show-tables';
export * from './offer-tables';
export * from './partner-restrictions';
export * from './request-photo-tables';
export * from './request-tables';
export * from './review-tables';
export * from './sandbox-payment-tables';
export * from './slot-tables';
