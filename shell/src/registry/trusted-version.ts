import type { RemoteVersion } from './registry';

const originsNamed = (name: string): string[] =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.split(' ') ?? [];

/**
 * Returns whether a version may run: its origin is named by the page and its hash by the registry. The rule for the
 * initial registry, the fetched one, and the fallback version.
 */
export const isTrusted = ({ entry, integrity = '' }: RemoteVersion): boolean => {
  const isFrom = (name: string): boolean => originsNamed(name).some((origin) => entry.startsWith(`${origin}/`));
  // Dev servers have no hash, because their files change all the time. Only `pnpm dev` and a signed preview name one.
  if (isFrom('dev-origins')) return true;
  return /^sha\d{3}-/.test(integrity) && isFrom('remote-origins');
};
