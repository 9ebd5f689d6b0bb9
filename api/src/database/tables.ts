// Every table of the database, by feature. A feature's tables stand in its own folder; add its line here.
export * from '../auth/auth-tables';
export * from '../common/common-tables';
export * from '../members/member-tables';
