// Ends the process with the host that started it, also while a page's code holds the main thread.
const EVERY_MS = 1_000;
const host = process.ppid;
setInterval(() => {
  if (process.ppid !== host) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
