import { readConfig } from '#base';
import { runServer } from './run-server';

await runServer(() => ({ config: readConfig(process.env) }));
