import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SINGLETON_PREFIXES, SINGLETONS } from '@dongne/build/outputs';
import { ROOT } from '../config';

/** Versions of the singletons that a shell built now provides, keyed as in federation. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(
    [...SINGLETONS, ...SINGLETON_PREFIXES].map((name) => [name, installedVersion(name.replace(/\/$/, ''))]),
  );

const installedVersion = (name: string): string => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(ROOT, 'shell/node_modules', name, 'package.json'), 'utf8'),
  );
  return version;
};
