import { startPostgresCluster } from './postgres-cluster';

/** Runs a temporary PostgreSQL server (`durable` flushes to disk), prints its URL, and removes it on a stop signal. */
const cluster = await startPostgresCluster(process.argv[2] === 'durable');
const stop = (): void => void cluster.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Keeps the process alive: the server is a process of its own.
setInterval(() => undefined, 60_000);
process.stdout.write(`${cluster.url}\n`);
