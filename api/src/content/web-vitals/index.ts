// The door of web vitals: how fast pages were in people's browsers, without whose.
export { publishedPages } from './published-pages';
export { recordVitals } from './record-vitals';
export { webVitalJobs } from './web-vital-jobs';
export { webVitalRoutes } from './web-vital-routes';
export { WebVitals, type SentVital } from './web-vital-schemas';
