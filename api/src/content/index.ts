export * from './analytics';
export * from './client-config';
export * from './home';
export * from './inquiries';
export * from './notices';
export * from './promotions';
export * from './remote-health';
export * from './web-vitals';
