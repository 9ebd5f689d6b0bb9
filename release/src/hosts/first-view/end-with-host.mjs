import { workerData } from 'node:worker_threads';

// Kills the process when its host has ended, even while a bundle blocks the main thread.
const EVERY_MS = 1_000;
setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
