import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../compile/programs';
import { MANIFESTS_FILE, manifestsText } from './manifests-text';

// Writes the manifests of Kubernetes: `pnpm manifests`.
const file = join(ROOT, MANIFESTS_FILE);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, manifestsText());
console.log(`${MANIFESTS_FILE} is written`);
