// Loaded into every process that `start` launches. Ends the process when the launcher is killed: it would otherwise
// keep its port and the database.
import process from 'node:process';

if (process.channel !== undefined) {
  process.channel?.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
