import * as runtimeCore from './runtime-core-names';

/**
 * Remotes are built without the federation runtime, which saves 12 kB gzip in each, and read the shell's from this
 * global.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
