/** Path of the push service worker on the shell's host. No page of the app is under `/shell/`. */
export const PUSH_WORKER_PATH = '/shell/push-worker.js';
