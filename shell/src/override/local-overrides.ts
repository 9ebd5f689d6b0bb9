import { deviceMemory } from '@dongne/platform';

const PREFIX = 'override:';

/** Remotes are taken from a developer's own machine and from nowhere else. */
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
 * The manifest a developer loads a remote from instead of the registry's (`localStorage['override:mf_usage']`);
 * `undefined` without one, and for one that lies on another machine.
 */
export const overrideOf = (name: string): string | undefined => {
  const manifestUrl = deviceMemory.read(PREFIX + name);
  return manifestUrl !== undefined && isAllowed(manifestUrl) ? manifestUrl : undefined;
};

/** Names of the remotes that are overridden. */
export const overriddenNames = (): string[] =>
  deviceMemory
    .names(PREFIX)
    .map((key) => key.slice(PREFIX.length))
    .filter((name) => overrideOf(name) !== undefined);

/** Takes a remote from the registry again, from the next load of the page on. */
export const resetOverride = (name: string): void => deviceMemory.forget(PREFIX + name);
