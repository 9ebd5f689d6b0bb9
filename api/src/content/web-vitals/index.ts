// Public interface of web vitals: anonymous performance of pages in browsers.
export { publishedPages, publishedRegistry, publishedReleases } from './published-pages';
export { recordVitals } from './record-vitals';
export { webVitalJobs } from './web-vital-jobs';
export { webVitalRoutes } from './web-vital-routes';
export { WebVitals, type SentVital } from './web-vital-schemas';
