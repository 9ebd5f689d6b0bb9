/** Where the shell's host serves the service worker that shows pushes. No page of the app is under `/shell/`. */
export const PUSH_WORKER_PATH = '/shell/push-worker.js';
