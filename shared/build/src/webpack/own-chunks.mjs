import webpack from 'webpack';

const NAME = 'own-chunks';

/** Runs in the container's scope, so that both parts below share a variable. */
class ContainerPart extends webpack.RuntimeModule {
  constructor(name, stage, code) {
    super(`${NAME}: ${name}`, stage);
    this.code = code;
  }

  shouldIsolate() {
    return false;
  }

  generate() {
    return this.code;
  }
}

/** Runs before webpack's runtime: gives it a chunk list of its own, without chunks of other versions. */
const apart = (list) => `var chunksOfOthers = ${list}; ${list} = [];`;

/**
 * Runs after webpack's runtime: accepts only chunks whose file this version would load, whichever version has requested
 * it. Equal files have equal content, so versions share them; a chunk with the same number in another file is ignored.
 * Scripts in progress are matched by file too.
 */
const takingOwn = (list) => `
var ownChunks = ${list};
${list} = { push: function (chunk) {
  var file = document.currentScript && document.currentScript.src;
  if (chunk[0].some(function (id) { return __webpack_require__.p + __webpack_require__.u(id) === file; })) ownChunks.push(chunk);
  if (chunksOfOthers) chunksOfOthers.push(chunk);
} };
var loadScript = __webpack_require__.l;
__webpack_require__.l = function (url, done, key, id) { loadScript(url, done, key && url, id); };`;

/**
 * Isolates two versions of a remote in one page, although their file names contain no version: a fallback, a
 * rolled-back canary, a release during use. Chunks register in one global list per remote, and chunks of two versions
 * have equal numbers.
 */
export class OwnChunks {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { globalObject, chunkLoadingGlobal } = compilation.outputOptions;
      const list = `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`;
      const { STAGE_BASIC, STAGE_ATTACH } = webpack.RuntimeModule;
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk, needs) => {
          for (const need of ['publicPath', 'getChunkScriptFilename', 'loadScript'])
            needs.add(webpack.RuntimeGlobals[need]);
          compilation.addRuntimeModule(chunk, new ContainerPart('apart', STAGE_BASIC, apart(list)));
          compilation.addRuntimeModule(chunk, new ContainerPart('taking its own', STAGE_ATTACH + 1, takingOwn(list)));
        });
    });
  }
}
