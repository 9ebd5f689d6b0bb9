import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withSettings } from './document';

// Writes the lists of `docs/configuration.md`: `pnpm --filter @dongne/contract run settings`, then `pnpm format`.
const file = resolve(import.meta.dirname, '../../../../../docs/configuration.md');
writeFileSync(file, withSettings(readFileSync(file, 'utf8')));
