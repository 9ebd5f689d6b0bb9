import { workerData } from 'node:worker_threads';

// Ends the process with the host that started it, also while a page's code holds the main thread.
const EVERY_MS = 1_000;
setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
