import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { responseShapes } from './response-shapes';
import { describeApi } from './openapi-document';

/**
 * Generates `api/openapi.json` and the response shapes from the routes; `pnpm openapi` then generates the client types.
 */
const document = await describeApi();
writeFileSync(resolve(import.meta.dirname, '../openapi.json'), document);
writeFileSync(
  resolve(import.meta.dirname, '../../shell/src/answers/answer-shapes.generated.ts'),
  responseShapes(document),
);
