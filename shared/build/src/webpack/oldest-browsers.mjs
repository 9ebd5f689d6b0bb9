import webpack from 'webpack';
import { tooNewScript } from '../browsers/scripts.mjs';
import { tooNewStyles } from '../browsers/styles.mjs';

const NAME = 'OldestBrowsers';

const sentence = (file, { name, browsers }) =>
  new webpack.WebpackError(
    `${file} needs ${name}, which ${browsers.join(', ')} does not have: write it otherwise, or have the library built down (.browserslistrc).`,
  );

const problemsOf = (file, source) => {
  if (file.endsWith('.js')) return tooNewScript(String(source.source()), GUARDED);
  return file.endsWith('.css') ? tooNewStyles(String(source.source())) : [];
};

/** Names that mean something else in the libraries here, or that they call only where they are there, each with who does. */
const GUARDED = [
  'use', // React's and axios' own
  'toArray', // React's `Children`
  'captureStackTrace', // axios asks for it first
  'Notification', // pushes are offered only where it is
  'navigator.share', // pictures are shared only where canShare says so
];

/** Fails a build of which a file, libraries included, cannot run in the oldest browsers that are served. */
export class OldestBrowsers {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          compilation.errors.push(...problemsOf(file, source).map((problem) => sentence(file, problem)));
      });
    });
  }
}
