import webpack from 'webpack';
import { SHARE_FILES } from './output-files.mjs';

const NAME = 'share-files';
const PROVIDED = 'provide-module';

/**
 * Records the scripts of each on-demand shared package, for preload hints of remotes' pages: `{ "dayjs": ["dates.….js"]
 * }`. Includes named chunks of the shell (`webpackChunkName`).
 */
export class ShareFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const scriptsOf = (group) => group?.getFiles().filter((file) => file.endsWith('.js')) ?? [];
      const filesOf = (block) => scriptsOf(compilation.chunkGraph.getBlockChunkGroup(block));
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT; // names are final
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const onDemand = [...compilation.modules].filter(({ type, blocks }) => type === PROVIDED && blocks.length > 0);
        // Federation stores the share key in `_name` only.
        const shares = onDemand.map(({ _name, blocks }) => [_name, blocks.flatMap(filesOf)]);
        const named = [...compilation.namedChunkGroups].filter(([name]) => !compilation.entrypoints.has(name));
        const files = Object.fromEntries([...named.map(([name, group]) => [name, scriptsOf(group)]), ...shares]);
        compilation.emitAsset(SHARE_FILES, new webpack.sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}
