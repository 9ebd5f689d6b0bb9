import type { RemoteVersion } from './registry';

const originsNamed = (name: string): string[] =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.split(' ') ?? [];

/**
 * Whether a version may run: the page names its origin, and the registry its hash. One rule for the registry that the
 * page came with, the one that is read again, and the version before the live one.
 */
export const isTrusted = ({ entry, integrity = '' }: RemoteVersion): boolean => {
  const isFrom = (name: string): boolean => originsNamed(name).some((origin) => entry.startsWith(`${origin}/`));
  // A dev server promises no hash of what changes by the minute.
  if (process.env['RELEASE_STAGE'] === 'local' && isFrom('dev-origins')) return true;
  return /^sha\d{3}-/.test(integrity) && isFrom('remote-origins');
};
