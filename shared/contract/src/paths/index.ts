export * from './auth';
export * from './laundry';
export * from './membership';
export * from './mypage';
export * from './usage';
