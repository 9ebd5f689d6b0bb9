import { resolve, sep } from 'node:path';
import webpack from 'webpack';
import { USED_ENDPOINTS_FILE } from './output-files.mjs';

const NAME = 'UsedEndpoints';

const CONTRACT_ENDPOINTS = resolve(import.meta.dirname, '../../../contract/src/endpoints');

const isUsed = (exportInfo) => exportInfo.getUsed(undefined) !== webpack.UsageState.Unused;

/**
 * Records which endpoints of the contract a build uses after tree shaking, by the names of their exports, so that
 * publishing can compare them with the live API.
 */
export class UsedEndpoints {
  /** @param {{ folder?: string }} [options] folder of the modules that export endpoints. */
  constructor({ folder = CONTRACT_ENDPOINTS } = {}) {
    this.folder = folder + sep;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const names = new Set();
      // Runs when the shipped modules are known, and before modules are merged.
      compilation.hooks.afterChunks.tap(NAME, () => {
        const { modules, moduleGraph, chunkGraph } = compilation;
        for (const module of modules) {
          const isEndpoints = module.nameForCondition?.()?.startsWith(this.folder) ?? false;
          if (!isEndpoints || chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          for (const exportInfo of moduleGraph.getExportsInfo(module).ownedExports)
            if (isUsed(exportInfo)) names.add(exportInfo.name);
        }
      });
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = JSON.stringify([...names].sort());
          compilation.emitAsset(USED_ENDPOINTS_FILE, new webpack.sources.RawSource(text));
        },
      );
    });
  }
}
