import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeApi } from './openapi-document';

/** Writes `api/openapi.json` from the routes; `pnpm openapi` then generates the client types from it. */
writeFileSync(resolve(import.meta.dirname, '../openapi.json'), await describeApi());
