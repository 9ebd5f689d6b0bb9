import { runReconcile } from './reconcile-command';

const FIRST_PORT = 3_000;
const API_PORT_OFFSET = 1_000;

const port = Number(process.env['PORT_BASE'] ?? FIRST_PORT) + API_PORT_OFFSET;

process.exitCode = await runReconcile(process.argv.slice(2), {
  apiUrl: process.env['API_URL'] ?? `http://127.0.0.1:${port}`,
  operatorKey: process.env['OPERATOR_KEY'] ?? null,
  fetch,
  write: (line) => console.log(line),
});
