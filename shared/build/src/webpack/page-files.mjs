import { relative, sep } from 'node:path';
import webpack from 'webpack';
import { PAGE_FILES } from './output-files.mjs';
import { isOnDemand } from './singleton-names.mjs';

const NAME = 'page-files';
const CONSUMED = 'consume-shared-module';

/** `shop-list/shop-list-page` for `<folder>/shop-list/shop-list-page.tsx`. */
const pageName = (folder, resource) =>
  relative(folder, resource)
    .replaceAll(sep, '/')
    .replace(/\.\w+$/, '');

/**
 * Records the scripts and on-demand shared packages of each page of a remote, for preload hints: `{
 * "shop-list/shop-list-page": { files: ["common.….js", "301.….js"], shares: ["dayjs"] } }`. A page is a module that the
 * routes import; a static import needs no further script.
 */
export class PageFiles {
  /**
   * @param {{ routes: string, folder: string, file?: string }} options module of the routes; base folder of page names;
   * output file.
   */
  constructor({ routes, folder, file = PAGE_FILES }) {
    this.routes = routes;
    this.folder = folder;
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      /** `undefined`: part of the routes' own script. */
      const blocks = new Map();
      // Collected before module concatenation, which merges modules.
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const routes = [...modules].find(({ resource }) => resource === this.routes);
        const noteAll = (dependencies, block) => {
          for (const dependency of dependencies) {
            const resource = compilation.moduleGraph.getModule(dependency)?.resource;
            if (resource?.startsWith(this.folder)) blocks.set(pageName(this.folder, resource), block);
          }
        };
        noteAll(routes?.dependencies ?? [], undefined);
        for (const block of routes?.blocks ?? []) noteAll(block.dependencies, block);
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT; // names are final
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const { chunkGraph } = compilation;
        const sharesOf = (chunks) =>
          [...chunks]
            .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
            .filter(({ type, options }) => type === CONSUMED && isOnDemand(options.shareKey))
            .map(({ options }) => options.shareKey);
        const pageOf = (block) => {
          const group = block && chunkGraph.getBlockChunkGroup(block);
          return {
            files: group?.getFiles().filter((file) => file.endsWith('.js')) ?? [],
            shares: [...new Set(sharesOf(group?.chunks ?? []))].sort(),
          };
        };
        const pages = Object.fromEntries([...blocks].map(([page, block]) => [page, pageOf(block)]));
        compilation.emitAsset(this.file, new webpack.sources.RawSource(JSON.stringify(pages)));
      });
    });
  }
}
