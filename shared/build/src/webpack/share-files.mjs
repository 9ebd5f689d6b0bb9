import webpack from 'webpack';

const NAME = 'share-files';
const PROVIDED = 'provide-module';

/** What a shell's build says of the packages that it provides on demand, for publishing; nobody serves it. */
export const SHARE_FILES = '.share-files.json';

/**
 * Writes down which scripts hold each shared package that is fetched on demand, so that the page of a remote that takes
 * it can hint them: `{ "dayjs": ["dates.….js"] }`. With them what the shell itself fetches under a name (`webpackChunkName`).
 */
export class ShareFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const scriptsOf = (group) => group?.getFiles().filter((file) => file.endsWith('.js')) ?? [];
      const filesOf = (block) => scriptsOf(compilation.chunkGraph.getBlockChunkGroup(block));
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT; // names are final
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const onDemand = [...compilation.modules].filter(({ type, blocks }) => type === PROVIDED && blocks.length > 0);
        // Federation keeps the share key in `_name` and nowhere else.
        const shares = onDemand.map(({ _name, blocks }) => [_name, blocks.flatMap(filesOf)]);
        const named = [...compilation.namedChunkGroups].filter(([name]) => !compilation.entrypoints.has(name));
        const files = Object.fromEntries([...named.map(([name, group]) => [name, scriptsOf(group)]), ...shares]);
        compilation.emitAsset(SHARE_FILES, new webpack.sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}
