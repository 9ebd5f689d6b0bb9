// Every table of the database, by feature. A feature's tables stand in its own folder; add its line here.
export * from '../auth/auth-tables';
export * from '../auth/social-tables';
export * from '../benefits/benefit-tables';
export * from '../client-events/client-event-tables';
export * from '../common/common-tables';
export * from '../content/content-tables';
export * from '../delivery-bags/delivery-bag-tables';
export * from '../files/file-tables';
export * from '../laundries/laundry-tables';
export * from '../members/member-tables';
export * from '../memberships/membership-tables';
export * from '../my-laundry/my-laundry-tables';
export * from '../notifications/notification-tables';
export * from '../orders/request-tables';
export * from '../reviews/review-tables';
export * from '../slots/slot-tables';
