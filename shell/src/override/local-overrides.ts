import { deviceMemory } from '@dongne/platform';

const PREFIX = 'override:';

/** Hosts that a developer's remote may be loaded from. */
const OWN_MACHINE: readonly string[] = ['localhost', '127.0.0.1'];

const isAllowed = (manifestUrl: string): boolean => {
  try {
    const { protocol, hostname } = new URL(manifestUrl);
    return ['http:', 'https:'].includes(protocol) && OWN_MACHINE.includes(hostname);
  } catch {
    return false;
  }
};

/**
 * Manifest that a developer loads a remote from instead of the registry's (`localStorage['override:mf_usage']`);
 * `undefined` without one, and for one on another machine.
 */
export const overrideOf = (name: string): string | undefined => {
  const manifestUrl = deviceMemory.read(PREFIX + name);
  return manifestUrl !== undefined && isAllowed(manifestUrl) ? manifestUrl : undefined;
};

/** Names of overridden remotes. */
export const overriddenNames = (): string[] =>
  deviceMemory
    .names(PREFIX)
    .map((key) => key.slice(PREFIX.length))
    .filter((name) => overrideOf(name) !== undefined);

/** Loads a remote from the registry again, from the next page load on. */
export const resetOverride = (name: string): void => deviceMemory.forget(PREFIX + name);
