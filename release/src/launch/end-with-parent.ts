// Loaded into every process that `start` launches. When the launcher is killed its channel closes, and a process that
// went on alone would hold its port and the database.
if (process.channel !== undefined) {
  process.channel?.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

export {};
