import webpack from 'webpack';

const NAME = 'host-needs';

/** Global with the federation runtime, which containers take from their host (`externalRuntime`). */
const RUNTIME_GLOBAL = '_FEDERATION_RUNTIME_CORE';

/**
 * Runs before webpack's runtime. The container is replaced as well, since a host's runtime reports only what `init`
 * throws: an error of the script itself would read as a container that is missing.
 */
const guard = (name) => `
if (!globalThis.${RUNTIME_GLOBAL}) {
  var refuse = function () {
    throw Error(${JSON.stringify(`${name} needs globalThis.${RUNTIME_GLOBAL} of its host: call embed() of @dongne/platform/embed first.`)});
  };
  globalThis[${JSON.stringify(name)}] = { get: refuse, init: refuse };
  refuse();
}`;

class Guard extends webpack.RuntimeModule {
  constructor(name) {
    super(NAME, webpack.RuntimeModule.STAGE_BASIC);
    this.remote = name;
  }

  generate() {
    return guard(this.remote);
  }
}

/** Makes a container name what its host must provide, instead of failing inside of federation's code. */
export class HostNeeds {
  /** @param {string} name federation name of the remote. */
  constructor(name) {
    this.name = name;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new Guard(this.name));
      });
    });
  }
}
