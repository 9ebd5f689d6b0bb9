import * as runtimeCore from './runtime-core-names';

/** The remotes are built without federation's runtime, 12 kB gzip less in each, and find the shell's under this name. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
