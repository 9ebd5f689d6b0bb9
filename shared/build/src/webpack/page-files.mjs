import { relative, sep } from 'node:path';
import webpack from 'webpack';

const NAME = 'page-files';

/** What the build says of its pages, for publishing; nobody serves it. */
export const PAGE_FILES = 'page-files.json';

/** `shop-list/shop-list-page` for `<folder>/shop-list/shop-list-page.tsx`. */
const pageName = (folder, resource) =>
  relative(folder, resource)
    .replaceAll(sep, '/')
    .replace(/\.\w+$/, '');

/**
 * Writes down which scripts each page of a remote takes beside its container and routes, so that a route's page can be
 * hinted before any of them has run: `{ "shop-list/shop-list-page": ["common.….js", "301.….js"] }`. A page is what the
 * routes import; one that they import at once takes no further script.
 */
export class PageFiles {
  /** @param {{ routes: string, folder: string }} options the module that holds the routes; what pages are named from. */
  constructor({ routes, folder }) {
    this.routes = routes;
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      /** `undefined`: part of the routes' own script. */
      const blocks = new Map();
      // Before modules are joined: afterwards one can stand for many.
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
        const filesOf = (block) =>
          (block &&
            compilation.chunkGraph
              .getBlockChunkGroup(block)
              ?.getFiles()
              .filter((file) => file.endsWith('.js'))) ??
          [];
        const pages = Object.fromEntries([...blocks].map(([page, block]) => [page, filesOf(block)]));
        compilation.emitAsset(PAGE_FILES, new webpack.sources.RawSource(JSON.stringify(pages)));
      });
    });
  }
}
