import { startPostgresCluster } from './postgres-cluster';

/** Runs a PostgreSQL server in a temporary folder, prints its URL, and takes it away again when it is asked to stop. */
const cluster = await startPostgresCluster();
const stop = (): void => void cluster.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Something has to keep the process: the server itself runs on its own.
setInterval(() => undefined, 60_000);
process.stdout.write(`${cluster.url}\n`);
