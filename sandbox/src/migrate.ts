import { runMigrate } from '@dongne/api';
import { SANDBOX_MIGRATIONS } from './migrations';
import { isSandboxOn } from './settings';

await runMigrate(isSandboxOn(process.env) ? [SANDBOX_MIGRATIONS] : []);
