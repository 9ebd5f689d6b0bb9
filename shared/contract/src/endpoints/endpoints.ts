/** Every operation of the customer's API, each declared once. */
export * from './account-endpoints';
export * from './card-endpoints';
export * from './claim-endpoints';
export * from './content-endpoints';
export * from './inquiry-endpoints';
export * from './live-endpoints';
export * from './member-endpoints';
export * from './request-endpoints';
export * from './review-endpoints';
export * from './shop-endpoints';
