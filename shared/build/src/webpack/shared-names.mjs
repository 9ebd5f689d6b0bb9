import webpack from 'webpack';

const NAME = 'SharedNames';

/** Stands in `dist` of a build, for publishing alone: it is no file of a version. */
export const SHARED_NAMES_FILE = '.shared-names.json';

/** A package taken or given as one object; the only entry where nobody can tell its names. */
const WHOLE = '*';

const CONSUMED = 'consume-shared-module';
const PROVIDED = 'provide-module';

const sorted = (names) => [...names].sort();

/** What webpack says of a reference: `[]` or `['useQuery', …]`, or the same with a remark. */
const firstName = (reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? WHOLE;

/** webpack cannot know whether a shared default export is the module itself, so it counts that as the whole of it. */
const isDefaultImport = (dependency, moduleGraph) => dependency.getIds?.(moduleGraph)[0] === 'default';

const namesOfConnection = ({ dependency }, moduleGraph) => {
  if (!dependency) return [];
  if (isDefaultImport(dependency, moduleGraph)) return ['default'];
  return dependency.getReferencedExports(moduleGraph, undefined).map(firstName);
};

/** Names of each shared package that this build reads: only modules that are shipped, and only what they may run. */
const usedNames = ({ modules, moduleGraph, chunkGraph }) => {
  const isShipped = (module) => chunkGraph.getNumberOfModuleChunks(module) > 0;
  const used = new Map();
  for (const consumed of modules) {
    if (consumed.type !== CONSUMED || !isShipped(consumed)) continue;
    const names = used.get(consumed.options.shareKey) ?? new Set();
    for (const connection of moduleGraph.getIncomingConnections(consumed)) {
      const { originModule } = connection;
      if (!originModule || !isShipped(originModule) || connection.getActiveState(undefined) !== true) continue;
      for (const name of namesOfConnection(connection, moduleGraph)) names.add(name);
    }
    used.set(consumed.options.shareKey, names);
  }
  return used;
};

const providedModule = (provider, moduleGraph) => {
  const [dependency] = [...provider.dependencies, ...provider.blocks.flatMap((block) => block.dependencies)];
  return moduleGraph.getModule(dependency);
};

const exportsOf = (module, isFacade, moduleGraph) => {
  const names = moduleGraph.getExportsInfo(module).getProvidedExports();
  if (!Array.isArray(names)) return [WHOLE];
  // A CommonJS module is its own default export.
  const own = module.getExportsType(moduleGraph, false) === 'namespace' ? names : [...names, 'default'];
  return isFacade ? own : [...own, WHOLE];
};

const providedNames = ({ modules, moduleGraph }, facades) => {
  const provided = new Map();
  for (const provider of modules) {
    if (provider.type !== PROVIDED) continue;
    const module = providedModule(provider, moduleGraph);
    const key = provider._name; // federation keeps the share key there and nowhere else
    provided.set(key, new Set(exportsOf(module, facades.includes(key), moduleGraph)));
  }
  return provided;
};

const isProvided = (name, provided) =>
  provided.has(name) || (name !== WHOLE && provided.size === 1 && provided.has(WHOLE));

const asRecord = (names) =>
  Object.fromEntries([...names].map(([key, list]) => [key, sorted(list)]).sort(([a], [b]) => a.localeCompare(b)));

/**
 * Writes down which names of the shared packages a build uses and which ones it provides, for publishing to compare a
 * remote with the live shell. Read from webpack's own graph: namespace imports, re-exports and what tree shaking drops
 * count as they count at run time, types do not.
 *
 * A build that provides must itself use no name that it does not provide: that would be undefined at run time.
 */
export class SharedNames {
  /** @param {{ facades?: readonly string[] }} [options] shared packages of which only some names are provided. */
  constructor({ facades = [] } = {}) {
    this.facades = facades;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before, nobody knows what is shipped; later, modules are merged and nobody can tell who uses what.
      compilation.hooks.afterChunks.tap(NAME, () => {
        const [used, provided] = [usedNames(compilation), providedNames(compilation, this.facades)];
        for (const [key, names] of provided)
          for (const name of used.get(key) ?? [])
            if (!isProvided(name, names))
              compilation.errors.push(
                new webpack.WebpackError(
                  `${name} of ${key} is used, but this build does not provide it: add it to the facade.`,
                ),
              );
        compilation.hooks.processAssets.tap(
          { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
          () => {
            const text = JSON.stringify({ used: asRecord(used), provided: asRecord(provided) });
            compilation.emitAsset(SHARED_NAMES_FILE, new webpack.sources.RawSource(text));
          },
        );
      });
    });
  }
}
