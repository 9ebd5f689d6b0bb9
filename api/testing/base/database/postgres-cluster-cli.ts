import { startPostgresCluster } from './postgres-cluster';

/** Runs a temporary PostgreSQL server, prints its URL, and removes it on a stop signal. */
const cluster = await startPostgresCluster();
const stop = (): void => void cluster.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Keeps the process alive: the server is a process of its own.
setInterval(() => undefined, 60_000);
process.stdout.write(`${cluster.url}\n`);
