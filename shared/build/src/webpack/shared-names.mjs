import webpack from 'webpack';
import { SHARED_NAMES_FILE } from './output-files.mjs';

const NAME = 'SharedNames';

/** Marks a namespace import; as the only entry it means that the names are unknown. */
const WHOLE = '*';

const CONSUMED = 'consume-shared-module';
const PROVIDED = 'provide-module';

const sorted = (names) => [...names].sort();

/** Reads the name of a webpack reference: `[]` or `['useQuery', …]`, or an object with both. */
const firstName = (reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? WHOLE;

/**
 * Ignores default imports: webpack cannot know whether a shared default export is the module itself, and counts the
 * whole of it.
 */
const isDefaultImport = (dependency, moduleGraph) => dependency.getIds?.(moduleGraph)[0] === 'default';

const namesOfConnection = ({ dependency }, moduleGraph) => {
  if (!dependency) return [];
  if (isDefaultImport(dependency, moduleGraph)) return ['default'];
  return dependency.getReferencedExports(moduleGraph, undefined).map(firstName);
};

/** Names that this build reads of each shared package: shipped modules and reachable code only. */
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
  // Adds `default`: a CommonJS module is its own default export.
  const own = module.getExportsType(moduleGraph, false) === 'namespace' ? names : [...names, 'default'];
  return isFacade ? own : [...own, WHOLE];
};

const providedNames = ({ modules, moduleGraph }, facades) => {
  const provided = new Map();
  for (const provider of modules) {
    if (provider.type !== PROVIDED) continue;
    const module = providedModule(provider, moduleGraph);
    const key = provider._name; // federation stores the share key in this field only
    provided.set(key, new Set(exportsOf(module, facades.includes(key), moduleGraph)));
  }
  return provided;
};

const isProvided = (name, provided) =>
  provided.has(name) || (name !== WHOLE && provided.size === 1 && provided.has(WHOLE));

const asRecord = (names) =>
  Object.fromEntries([...names].map(([key, list]) => [key, sorted(list)]).sort(([a], [b]) => a.localeCompare(b)));

/**
 * Records which names of shared packages a build uses and provides, so that publishing can compare a remote with the
 * live shell. Reads webpack's graph: namespace imports, re-exports and tree shaking count as at run time, types do not.
 *
 * Fails a shell that uses a name which it does not provide: that would be undefined at run time.
 */
export class SharedNames {
  /** @param {{ facades?: readonly string[] }} [options] shared packages of which only some names are provided. */
  constructor({ facades = [] } = {}) {
    this.facades = facades;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Runs when the shipped modules are known, and before modules are merged.
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
