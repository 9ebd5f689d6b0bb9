import webpack from 'webpack';

const NAME = 'own-chunks';

/** Runs in the container's own scope, so that both halves below see one variable. */
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

/** Before webpack's own part: it gets a list of its own, and finds nothing there that another version has loaded. */
const apart = (list) => `var chunksOfOthers = ${list}; ${list} = [];`;

/**
 * After it: of the chunks that arrive only those are taken whose file this version would load, no matter who asked for it.
 * The same file is the same content, so versions may share it; of a chunk with the same number in another file nothing is
 * taken. A script that is under way is known by its file too, not by its number.
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
 * Lets two versions of a remote live in one page although their files name no version: a fallback, a canary that was taken
 * back, a release during use. Chunks hand themselves over by one global list per remote, and chunks of two versions have
 * the same numbers.
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
