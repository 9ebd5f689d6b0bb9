export * from './operator';
export * from './partner';
export * from './withdrawal';
