export * from './laundries';
export * from './previews';
