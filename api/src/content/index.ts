export * from './analytics';
export * from './client-config';
export * from './home';
export * from './inquiries';
export * from './notices';
export * from './promotions';
export * from './web-vitals';
